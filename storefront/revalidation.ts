import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { splitLanguage } from '#contract/paths.ts';

const languageOf = ({ pathname }: URL) => splitLanguage(pathname).language;

/** A form, a reload or another language may change everything. */
const mayHaveChanged = ({ currentUrl, nextUrl, formAction }: ShouldRevalidateFunctionArgs): boolean =>
  formAction !== undefined || currentUrl.href === nextUrl.href || languageOf(currentUrl) !== languageOf(nextUrl);

/** For data that all pages share: navigation does not reload it. */
export const afterFormOrLanguageChange = (change: ShouldRevalidateFunctionArgs): boolean =>
  mayHaveChanged(change) && change.defaultShouldRevalidate;

/** For a page that does not read its query on the server. */
export const unlessOnlyTheQueryChanged = (change: ShouldRevalidateFunctionArgs): boolean =>
  (mayHaveChanged(change) || change.currentUrl.pathname !== change.nextUrl.pathname) && change.defaultShouldRevalidate;
