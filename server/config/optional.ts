import { z } from 'zod';

/** A setting that may be missing. Empty values count as unset: `PORT= npm start` means the default. */
export const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());
