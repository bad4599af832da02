import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { accountPath, PATHS } from '#contract/paths.ts';
import { BlockedCookiesNote } from '../../cart/blocked-cookies.tsx';
import { lostLines, readCartCopy } from '../../cart/cart-copy.ts';
import { type LastOrder, LastOrderNote } from '../../cart/last-order-note.tsx';
import { NoticesNote } from '../../cart/notices-note.tsx';
import { useLanguage, useText } from '../../i18n/bilingual.ts';
import { useLocalPath } from '../../i18n/local-link.tsx';
import { CHECKOUT } from '../../i18n/messages/checkout.ts';
import { refusalText } from '../../i18n/messages/refusals.ts';
import type { CartNotice } from '../../model/cart/cart.ts';
import { LinkButton } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Note } from '../../ui/note.tsx';
import { storeDraft } from './drafts.ts';
import styles from './empty-checkout.module.css';
import type { StepResponse } from './step-response.ts';

interface EmptyCheckoutProps {
  readonly lastOrder: LastOrder | null;
  /** Of the session that has no cart; null for a customer's. */
  readonly guestId: string | null;
  /** This page has been a customer's, whose cart waits for the next login. */
  readonly hasLoginEnded: boolean;
  /** Why the last of the cart has left it. */
  readonly notices: readonly CartNotice[];
  /** A step that was sent when the cart was gone with its session. */
  readonly sent: StepResponse | undefined;
}

/** Also shown after a checkout whose response was lost: the cart is empty, and the order is linked here. */
export function EmptyCheckout({ lastOrder, guestId, hasLoginEnded, notices, sent }: EmptyCheckoutProps) {
  const text = useText(CHECKOUT);
  const language = useLanguage();
  const localize = useLocalPath();
  useEffect(() => {
    if (sent) storeDraft(sent.step, Object.entries(sent.typed));
  }, [sent]);
  useLostCart(guestId);
  if (hasLoginEnded) return <LoginEnded />;
  const browse = (
    <LinkButton variant="go" href={localize(PATHS.products)}>
      {text.browse}
    </LinkButton>
  );
  return (
    <div className={classNames('container section', styles.page)}>
      {lastOrder ? <LastOrderNote order={lastOrder} /> : null}
      {sent?.refusal && !lastOrder ? <Note tone="bad">{refusalText(sent.refusal, language)}</Note> : null}
      <NoticesNote notices={[...(sent?.notices ?? []), ...notices]} />
      <BlockedCookiesNote />
      <EmptyState headingLevel={1} title={text.empty} action={browse}>
        {text.emptyHelp}
      </EmptyState>
    </div>
  );
}

function LoginEnded() {
  const text = useText(CHECKOUT);
  const localize = useLocalPath();
  const back = new URLSearchParams({ back: localize(PATHS.checkout) });
  const logIn = (
    <LinkButton variant="go" href={`${localize(accountPath())}?${back}`}>
      {text.logIn}
    </LinkButton>
  );
  return (
    <div className={classNames('container section', styles.page)}>
      <EmptyState headingLevel={1} title={text.loginEnded} action={logIn}>
        {text.loginEndedHelp}
      </EmptyState>
    </div>
  );
}

/** The cart's page puts together again what was lost with a session, and says so. */
function useLostCart(guestId: string | null): void {
  const navigate = useNavigate();
  const cartPage = useLocalPath()(PATHS.cart);
  useEffect(() => {
    const lost = lostLines(readCartCopy(Date.now()), { cart: { lines: [] }, guestId });
    if (lost.length > 0) void navigate(cartPage, { replace: true });
  }, [guestId, cartPage, navigate]);
}
