import { redirect } from 'react-router';
import { localPath, orderReceivedPath } from '#contract/paths.ts';
import { CardPayment } from '../features/card-payment/card-payment.tsx';
import { PageHead } from '../features/navigation/page-head.tsx';
import { useText } from '../i18n/bilingual.ts';
import { CARD_FORM } from '../i18n/messages/card-payment.ts';
import { pageNotFound } from '../page-errors.ts';
import { shopContext } from '../shop-context.ts';
import type { Route } from './+types/card-payment.ts';

/** An order that cannot be paid by card now leads to its own page. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { shopper, prefix, baseUrl } = context.get(shopContext);
  const id = Number(params.orderId);
  if (!Number.isSafeInteger(id) || id < 1) throw pageNotFound();
  const key = url.searchParams.get('key') ?? '';
  const orderPath = localPath(orderReceivedPath(id, key), prefix);
  const order = await shopper.order(id, key);
  const payment = order?.needsPayment ? await shopper.payOrder(order.key) : null;
  if (!order || !payment?.ok || !payment.value.card) throw redirect(orderPath);
  return {
    order: { number: order.number, total: order.bill.total },
    keys: payment.value.card,
    returnUrl: baseUrl + localPath(orderReceivedPath(order.id, order.key), prefix),
  };
}

/** The order key in the address must not reach other sites. Windows of a bank or a wallet may message the page. */
export const headers = () => ({
  'Referrer-Policy': 'strict-origin',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
});

export default function CardPaymentPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={useText(CARD_FORM).title} isUnlisted />
      <CardPayment {...loaderData} />
    </>
  );
}
