import { data, redirect } from 'react-router';
import { isLanguage } from '#contract/languages.ts';
import { localPath, PATHS } from '#contract/paths.ts';
import { localeCookie, samePageIn } from '../i18n/switch-language.ts';
import { shopContext } from '../shop-context.ts';
import type { Route } from './+types/language.ts';

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** The address takes a form only: a reload leads home. */
export const loader = ({ context }: Route.LoaderArgs) =>
  redirect(localPath(PATHS.home, context.get(shopContext).prefix));

export async function action({ request, context }: Route.ActionArgs) {
  // A body that is not a form counts as an empty form.
  const form = await request.formData().catch(() => new FormData());
  const language = textOf(form, 'language');
  if (!isLanguage(language)) throw data(null, { status: 400 });
  const { baseUrl } = context.get(shopContext);
  return redirect(samePageIn(textOf(form, 'path'), language), {
    headers: { 'Set-Cookie': localeCookie(language, baseUrl.startsWith('https:')) },
  });
}
