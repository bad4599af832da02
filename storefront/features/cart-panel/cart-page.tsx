import { useSearchParams } from 'react-router';
import { PATHS, returnPath } from '#contract/paths.ts';
import type { Refusal } from '#contract/refusals.ts';
import { CartForm } from '../../cart/cart-form.tsx';
import { type LastOrder, LastOrderNote } from '../../cart/last-order-note.tsx';
import { NoticesNote } from '../../cart/notices-note.tsx';
import { useLanguage, useText } from '../../i18n/bilingual.ts';
import { useLocalPath } from '../../i18n/local-link.tsx';
import { CART } from '../../i18n/messages/cart.ts';
import { refusalText } from '../../i18n/messages/refusals.ts';
import type { CartNotice, PendingCart } from '../../model/cart/cart.ts';
import { classNames } from '../../ui/class-names.ts';
import { Link } from '../../ui/link.tsx';
import { Note } from '../../ui/note.tsx';
import { CartContent, EmptyCart } from './cart-content.tsx';
import styles from './cart-page.module.css';
import type { CountryOption } from './delivery-estimate.tsx';

interface CartPageProps {
  /** Null when it could not be loaded. */
  readonly cart: PendingCart | null;
  readonly refusal: Refusal | null;
  /** Of the response that this page shows. */
  readonly notices: readonly CartNotice[] | null;
  /** Those the shop sells to; missing until the page's script has loaded them. */
  readonly countries?: readonly CountryOption[] | undefined;
  readonly unpaidOrder?: LastOrder | null | undefined;
}

/** The cart as a page: for visitors without script, and for whoever bookmarked it. */
export function CartPage({ cart, refusal, notices, countries, unpaidOrder }: CartPageProps) {
  const text = useText(CART);
  const language = useLanguage();
  const localize = useLocalPath();
  const refusedPostcode = refusal?.code === 'POSTCODE_INVALID' ? refusal.facts.postcode : undefined;
  const back = returnPath(useSearchParams()[0].get('back'));
  return (
    <div className={classNames('container', styles.page)}>
      <h1 tabIndex={-1}>{text.pageTitle}</h1>
      {refusal ? (
        <Note tone="bad" className={styles.note}>
          {refusalText(refusal, language)}
        </Note>
      ) : null}
      <NoticesNote notices={notices} className={styles.note} />
      {cart === null ? (
        <Note tone="bad" className={styles.note}>
          {text.unread}
        </Note>
      ) : null}
      {cart?.itemCount === 0 && unpaidOrder ? <LastOrderNote order={unpaidOrder} className={styles.note} /> : null}
      {cart?.itemCount === 0 ? <EmptyCart headingLevel={2} /> : null}
      {cart && cart.itemCount > 0 ? (
        <>
          <div className={styles.columns}>
            <CartContent cart={cart} headingLevel={2} isPage countries={countries} refusedPostcode={refusedPostcode} />
          </div>
          <div className={styles.links}>
            <Link className="link" href={back ?? localize(PATHS.products)}>
              {text.goOn}
            </Link>
            <CartForm intent="empty">
              <button type="submit" className="link">
                {text.clear}
              </button>
            </CartForm>
          </div>
        </>
      ) : null}
    </div>
  );
}
