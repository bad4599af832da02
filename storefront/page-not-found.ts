import { data } from 'react-router';
import { isLanguage } from '#contract/languages.ts';

/** Throw it from a loader: the shop answers 404 and says which path it does not know. */
export const pageNotFound = () => data(null, { status: 404, statusText: 'Not Found' });

/** `/xx/products` matches `/:language?/products`, but the shop speaks two languages only. @throws a 404 */
export function requireKnownLanguage({ language }: { readonly language?: string | undefined }): void {
  if (language !== undefined && !isLanguage(language)) throw pageNotFound();
}
