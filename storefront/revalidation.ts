import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { splitLanguage } from '#contract/paths.ts';

const languageOf = ({ pathname }: URL) => splitLanguage(pathname).language;

/** After a form, when the page is asked for anew, and in another language, everything may have changed. */
const mayHaveChanged = ({ currentUrl, nextUrl, formAction }: ShouldRevalidateFunctionArgs): boolean =>
  formAction !== undefined || currentUrl.href === nextUrl.href || languageOf(currentUrl) !== languageOf(nextUrl);

const isUnanswered = ({ actionResult }: ShouldRevalidateFunctionArgs): boolean => Boolean(actionResult?.unanswered);

/** After a form that got no answer nothing is asked again: that question would get none either, and the page with it be lost. */
export const unlessUnanswered = (change: ShouldRevalidateFunctionArgs): boolean =>
  !isUnanswered(change) && change.defaultShouldRevalidate;

/** For what all pages have in common: going from page to page does not fetch it again. */
export const afterFormOrLanguageChange = (change: ShouldRevalidateFunctionArgs): boolean =>
  mayHaveChanged(change) && unlessUnanswered(change);

/** For a page that does not read its query on the server. */
export const unlessOnlyTheQueryChanged = (change: ShouldRevalidateFunctionArgs): boolean =>
  (mayHaveChanged(change) || change.currentUrl.pathname !== change.nextUrl.pathname) && change.defaultShouldRevalidate;
