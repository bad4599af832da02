import { z } from 'zod';

/** A page of this shop to go back to. Anything that a browser could read as another host is refused. */
export const ReturnPath = z
  .string()
  .max(2000)
  .regex(/^\/(?![/\\])[^\s\\]*$/);
