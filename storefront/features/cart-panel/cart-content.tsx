import { useNavigation } from 'react-router';
import { intentOf } from '#contract/inputs/cart-form.ts';
import { PATHS } from '#contract/paths.ts';
import { SITE, whatsappChat } from '#contract/site.ts';
import { BlockedCookiesNote } from '../../cart/blocked-cookies.tsx';
import { useCartController } from '../../cart/cart-controller.ts';
import { CartForm } from '../../cart/cart-form.tsx';
import { CodeField, RemoveCode } from '../../cart/code-field.tsx';
import { type Delivery, Totals } from '../../cart/totals.tsx';
import { useLanguage, useText } from '../../i18n/bilingual.ts';
import { formatMoney } from '../../i18n/format.ts';
import { useLocalPath } from '../../i18n/local-link.tsx';
import { CART } from '../../i18n/messages/cart.ts';
import { refusalText } from '../../i18n/messages/refusals.ts';
import { TOTALS } from '../../i18n/messages/totals.ts';
import { billWithoutShipping } from '../../model/cart/bill.ts';
import {
  backorderedByLine,
  type Cart,
  fullLineName,
  isDestinationKnown,
  type PendingCart,
} from '../../model/cart/cart.ts';
import type { Cents } from '../../model/money.ts';
import { type DeliveryTerms, useDeliveryTerms } from '../../settings/delivery-terms.ts';
import { LinkButton } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PanelBody, PanelFooter } from '../../ui/panel.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { useSlow } from '../../ui/use-slow.ts';
import styles from './cart-content.module.css';
import { CartLine } from './cart-line.tsx';
import { type CountryOption, DeliveryEstimate } from './delivery-estimate.tsx';

interface CartContentProps {
  readonly cart: PendingCart;
  readonly headingLevel: 2 | 3;
  /** On the page of its own instead of in the panel. */
  readonly isPage?: boolean;
  /** For the price of delivery; loaded when they are needed where they are missing. */
  readonly countries?: readonly CountryOption[] | undefined;
  /** For the price of delivery: a postcode that was not taken. */
  readonly refusedPostcode?: string | undefined;
}

/**
 * Delivery is free in some countries only; without an address the home country is assumed. The progress is hidden where a
 * coupon has made delivery free already.
 */
function mayShipFree(
  { needsShipping, deliversTo, ...cart }: PendingCart,
  freeFrom: Cents,
  { freeTo }: DeliveryTerms,
): boolean {
  const isGiven = cart.rates.some(({ id, method }) => id === cart.chosenRate && method === 'free_shipping');
  const isEarned = cart.subtotal - cart.discount >= freeFrom;
  const isServed = !deliversTo || freeTo.some((country) => country === deliversTo);
  return needsShipping && isServed && (isEarned || !isGiven);
}

/** Everything in the cart; the same in the panel and on the cart's own page. */
export function CartContent({ cart, headingLevel, isPage = false, ...delivery }: CartContentProps) {
  const text = useText(CART);
  const language = useLanguage();
  const terms = useDeliveryTerms();
  const backordered = backorderedByLine(cart.lines);
  // The page scrolls by itself.
  const Body = isPage ? 'div' : PanelBody;
  return (
    <>
      {terms !== null && terms.freeFrom !== null && mayShipFree(cart, terms.freeFrom, terms) ? (
        <FreeShippingProgress orderValue={cart.subtotal - cart.discount} freeFrom={terms.freeFrom} />
      ) : null}
      <Body className={styles.body}>
        <ul className={classNames(styles.lines, isPage && styles.isPage)}>
          {cart.lines.map((line) => (
            <CartLine
              key={line.key}
              line={line}
              backordered={backordered.get(line.key) ?? 0}
              isPending={cart.pendingLines.includes(line.key)}
              headingLevel={headingLevel}
            />
          ))}
        </ul>
        <div className={classNames(styles.extras, isPage && styles.isPage)}>
          {cart.needsShipping ? <DeliveryEstimate cart={cart} {...delivery} /> : null}
          <AskAboutCart cart={cart} />
        </div>
      </Body>
      <PanelFooter className={classNames(styles.footer, isPage && styles.isPage)}>
        <CartCodeForm cart={cart} />
        <CartTotals cart={cart} />
        {SITE.holiday ? <p className={classNames('hint', styles.later)}>{SITE.holiday.notice[language]}</p> : null}
        <CheckoutLink />
        {cart.needsShipping && cart.chosenRate === null ? (
          <p className={classNames('hint', styles.later)}>
            {cart.pricesIncludeTax ? text.laterDelivery : text.laterBoth}
          </p>
        ) : null}
      </PanelFooter>
    </>
  );
}

/** Where the checkout is long in coming, it says so itself: the panel covers the bar that does for other links. */
function CheckoutLink() {
  const text = useText(CART);
  const path = useLocalPath()(PATHS.checkout);
  const isSlow = useSlow(useNavigation().location?.pathname === path);
  return (
    <LinkButton href={path} variant="go" size="lg" isFull aria-busy={isSlow || undefined}>
      {text.checkout}
    </LinkButton>
  );
}

export function EmptyCart({ headingLevel }: Pick<CartContentProps, 'headingLevel'>) {
  const text = useText(CART);
  const localize = useLocalPath();
  const browse = (
    <LinkButton href={localize(PATHS.products)} variant="go">
      {text.browse}
    </LinkButton>
  );
  return (
    <>
      <BlockedCookiesNote />
      <EmptyState title={text.emptyTitle} headingLevel={headingLevel} action={browse}>
        {text.empty}
      </EmptyState>
    </>
  );
}

/** An accepted code moves to the totals and empties the field. A refusal stays until the next attempt. */
function CartCodeForm({ cart }: { readonly cart: Cart }) {
  const controller = useCartController();
  const language = useLanguage();
  const refusal = controller?.codeRefusal ?? null;
  const isBusy = controller?.queue.some((form) => intentOf(form) === 'apply-code') ?? false;
  return (
    <CartForm intent="apply-code" isBusy={isBusy}>
      <CodeField bill={cart} isBusy={isBusy} error={refusal && !isBusy ? refusalText(refusal, language) : null} />
    </CartForm>
  );
}

/** A chat about this cart, with what is in it filled in. */
function AskAboutCart({ cart }: { readonly cart: Cart }) {
  const text = useText(CART);
  const lines = cart.lines.map((line) => `${line.quantity} × ${fullLineName(line)}`);
  return (
    <a
      className={classNames('link', styles.ask)}
      href={whatsappChat(SITE.whatsapp, [text.whatsappText, ...lines].join('\n').slice(0, MAX_CHAT_LENGTH))}
      target="_blank"
      rel="noopener"
    >
      <Icon name="brand-whatsapp" size={20} />
      {text.whatsapp}
    </a>
  );
}

/** Longer texts do not open in every browser. */
const MAX_CHAT_LENGTH = 1200;

/** Without the shopper's place the price of delivery is not known, but whether it is free is. */
function CartTotals({ cart }: { readonly cart: PendingCart }) {
  const text = useText(CART);
  const totals = useText(TOTALS);
  const isFree = cart.chosenRate !== null && cart.shipping === 0;
  const isKnown = cart.chosenRate !== null && isDestinationKnown(cart);
  const delivery: Delivery = isFree || isKnown ? { method: null } : { later: text.atCheckout };
  const bill = isKnown ? cart : billWithoutShipping(cart);
  return (
    <>
      <Totals
        bill={cart}
        delivery={cart.needsShipping ? delivery : null}
        taxTakenOff={cart.taxTakenOff}
        isPending={cart.isPending}
        removeCode={(code) => (
          <CartForm intent="remove-code">
            <RemoveCode code={code} />
          </CartForm>
        )}
      />
      <p className="visuallyHidden" role="status">
        {cart.isPending ? totals.pending : `${totals.total} ${formatMoney(bill.total)}`}
      </p>
    </>
  );
}

/** How much is missing to the order value at which delivery is free. */
function FreeShippingProgress({ orderValue, freeFrom }: { readonly orderValue: Cents; readonly freeFrom: Cents }) {
  const text = useText(CART);
  const missing = freeFrom - orderValue;
  const [before, after] = text.towardsFree;
  return (
    <div className={styles.freeShipping} data-theme="light">
      <p>
        {missing > 0 ? (
          <>
            {before}
            <b>{formatMoney(missing)}</b>
            {after}
          </>
        ) : (
          text.isFree
        )}
      </p>
      <ProgressBar
        className={styles.progress}
        progress={orderValue / freeFrom}
        label={text.progress}
        valueText={formatMoney(orderValue)}
      />
      <div className={classNames('tabular', styles.scale)} aria-hidden="true">
        <span>{formatMoney(orderValue)}</span>
        <span>{text.freeFrom(formatMoney(freeFrom))}</span>
      </div>
    </div>
  );
}
