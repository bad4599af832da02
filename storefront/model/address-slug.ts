import { LIMITS } from '#contract/limits.ts';

const SLUG = /^[\p{Letter}\p{Number}_-]+$/u;

/** What an address may name: `4l`, `sae-5w-30`. A backend's own slugs may be in any script. */
export const mayBeSlug = (text: string): boolean => text.length <= LIMITS.slug && SLUG.test(text);
