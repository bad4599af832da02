import { data, redirect } from 'react-router';
import { fullName } from '#contract/geography/person-name.ts';
import { readContactForm } from '#contract/inputs/contact-message.ts';
import { fillsHoneypot, isTooFast } from '#contract/inputs/contact-spam.ts';
import { isLanguage, type Language } from '#contract/languages.ts';
import { localPath, PATHS } from '#contract/paths.ts';
import { ENDPOINTS } from '#contract/routes.ts';
import type { KnownSender } from '../features/contact/contact-form.tsx';
import { ContactPage } from '../features/contact/contact-page.tsx';
import { PageHead, StructuredData } from '../features/navigation/page-head.tsx';
import { PageCrumbs, PageHeader } from '../features/navigation/page-header.tsx';
import { keepForm } from '../forms/keep-form.ts';
import { formOf, withProblems, withRefusal } from '../forms/read-request.ts';
import { useText } from '../i18n/bilingual.ts';
import { CONTACT } from '../i18n/messages/contact.ts';
import { businessStructuredData } from '../model/search-engines/structured-data.ts';
import { useRootData } from '../root-data.ts';
import { type ShopRequest, shopContext } from '../shop-context.ts';
import type { Route } from './+types/contact.ts';

/** Marks the address after a message was sent, so that reloading sends nothing. */
const SENT = 'sent';

const sentPath = (prefix: Language | null) => `${localPath(PATHS.contact, prefix)}?${SENT}`;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { shopper, sendMessage } = context.get(shopContext);
  const isSent = url.searchParams.has(SENT);
  const form = sendMessage === null ? ('none' as const) : isSent ? ('sent' as const) : ('open' as const);
  return { form, shownAt: Date.now(), sender: form === 'open' ? await senderOf(shopper) : null };
}

/** Null for a visitor, and when nobody knows: the form works without. */
async function senderOf(shopper: ShopRequest['shopper']): Promise<KnownSender | null> {
  try {
    const viewer = await shopper.viewer();
    if (!viewer) return null;
    const { billing } = await shopper.checkoutState();
    return { fullName: fullName(viewer), email: viewer.email, phone: billing.phone };
  } catch {
    return null;
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { sendMessage, prefix, onError } = context.get(shopContext);
  const form = await formOf(request);
  const sent = redirect(sentPath(prefix), 303);
  const fields = Object.fromEntries(form);
  if (fillsHoneypot(fields)) return sent;
  const message = readContactForm(form);
  if (!message.ok) return withProblems(form, message);
  if (sendMessage === null || isTooFast(fields, Date.now())) return notSent(form);
  try {
    const result = await sendMessage(message.value);
    return result.ok ? sent : withRefusal(form, result.refusal);
  } catch (error) {
    onError(error);
    return notSent(form);
  }
}

const notSent = (form: FormData) => data(withProblems(form, { problems: {} }).data, { status: 503 });

/** With script the message goes to `/mail/send`; the page's own action says what is wrong with one that is refused. */
export const clientAction = ({ request, params, serverAction }: Route.ClientActionArgs) =>
  keepForm(request, async () => {
    const form = await request.clone().formData();
    if (isTooFast(Object.fromEntries(form), Date.now()) || !(await postMessage(form))) return serverAction();
    const prefix = isLanguage(params.language) ? params.language : null;
    return redirect(sentPath(prefix));
  });

/** True when it was taken. */
async function postMessage(form: FormData): Promise<boolean> {
  const message = { ...Object.fromEntries(form), privacyPolicy: form.get('privacyPolicy') === 'on' };
  const response = await fetch(ENDPOINTS.contactMail.path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(message),
  });
  return response.ok;
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const text = useText(CONTACT);
  const shop = useRootData();
  return (
    <>
      <PageHead title={text.title} description={text.description} isUnlisted={loaderData.form === 'sent'} />
      {shop ? <StructuredData data={businessStructuredData(shop)} /> : null}
      <div className="container">
        <PageCrumbs baseUrl={shop?.baseUrl} crumbs={[{ label: text.title }]} />
        <PageHeader title={text.heading}>
          <p className="lead">{text.lead}</p>
        </PageHeader>
        <ContactPage {...loaderData} outcome={actionData} />
      </div>
    </>
  );
}
