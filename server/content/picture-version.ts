import { hash } from 'node:crypto';

/** 60 bits: no picture ever gets the version of another. */
const LENGTH = 10;

/** Names the content of a picture in its address. */
export const versionOf = (bytes: Uint8Array): string => hash('sha256', bytes, 'base64url').slice(0, LENGTH);
