const SLUG = /^[\p{Letter}\p{Number}_-]{1,100}$/u;

/** What an address may name: `4l`, `sae-5w-30`. A backend's own slugs may be in any script. */
export const mayBeSlug = (text: string): boolean => SLUG.test(text);
