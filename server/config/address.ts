import { z } from 'zod';

/** A setting that is a URL of these protocols. It is kept without slashes at its end. */
export const address = (protocol: RegExp, example: string) =>
  z.url({ protocol, error: `must be an address such as ${example}` }).transform((text) => text.replace(/\/+$/, ''));
