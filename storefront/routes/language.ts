import { data, redirect } from 'react-router';
import { isLanguage } from '#contract/languages.ts';
import { localPath, PATHS } from '#contract/paths.ts';
import { formOf, textOf } from '../forms/read-request.ts';
import { localeCookie, samePageIn } from '../i18n/switch-language.ts';
import { shopContext } from '../shop-context.ts';
import type { Route } from './+types/language.ts';

/** The address takes a form only: a reload leads home. */
export const loader = ({ context }: Route.LoaderArgs) =>
  redirect(localPath(PATHS.home, context.get(shopContext).prefix));

export async function action({ request, context }: Route.ActionArgs) {
  const form = await formOf(request);
  const language = textOf(form, 'language');
  if (!isLanguage(language)) throw data(null, { status: 400 });
  const { baseUrl } = context.get(shopContext);
  return redirect(samePageIn(textOf(form, 'path'), language), {
    headers: { 'Set-Cookie': localeCookie(language, baseUrl.startsWith('https:')) },
  });
}
