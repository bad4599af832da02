import { z } from 'zod';

/** A setting that is a URL of these protocols. */
export const exactAddress = (protocol: RegExp, example: string) =>
  z.url({ protocol, error: `must be an address such as ${example}` });

/** The same, kept without slashes at its end. */
export const address = (protocol: RegExp, example: string) =>
  exactAddress(protocol, example).transform((text) => text.replace(/\/+$/, ''));
