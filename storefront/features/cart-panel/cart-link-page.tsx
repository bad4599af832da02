import { linkItems } from '#contract/cart-link.ts';
import { IDEMPOTENCY_KEY_FIELD } from '#contract/inputs/cart-form.ts';
import { PATHS, productPath } from '#contract/paths.ts';
import type { Refusal } from '#contract/refusals.ts';
import type { FormOutcome, FormResponse } from '../../forms/form-response.ts';
import { PostedForm, SubmitButton } from '../../forms/posted-form.tsx';
import { useLanguage, useText } from '../../i18n/bilingual.ts';
import { formatMoney } from '../../i18n/format.ts';
import { LocalLink, useLocalPath } from '../../i18n/local-link.tsx';
import { CART_LINK } from '../../i18n/messages/cart-link.ts';
import { refusalText } from '../../i18n/messages/refusals.ts';
import { fullLineName } from '../../model/cart/cart.ts';
import type { LinkedItem } from '../../model/content/linked-item.ts';
import { PLACEHOLDER, pictureSet } from '../../model/picture.ts';
import { LinkButton } from '../../ui/button.tsx';
import { ChoiceRow } from '../../ui/choice-row.tsx';
import { classNames } from '../../ui/class-names.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LineItem } from '../../ui/line-item.tsx';
import { Note } from '../../ui/note.tsx';
import { Price } from '../../ui/price.tsx';
import styles from './cart-link-page.module.css';

/** What of a link could not be taken into the cart. */
interface PartlyTaken extends FormResponse {
  readonly refusals: readonly { readonly name: string; readonly refusal: Refusal }[];
}

export type CartLinkOutcome = FormOutcome<PartlyTaken>;

interface CartLinkPageProps {
  readonly items: readonly LinkedItem[];
  readonly code: string | null;
  /** Pieces that are in the cart already. */
  readonly inCart: number;
  readonly idempotencyKey: string;
  readonly outcome: CartLinkOutcome | undefined;
}

/** What a link would put into the cart. Nothing is taken before the button is pressed. */
export function CartLinkPage({ items, code, inCart, idempotencyKey, outcome }: CartLinkPageProps) {
  const text = useText(CART_LINK);
  const localize = useLocalPath();
  const available = items.filter(({ quantity }) => quantity > 0);
  const canTake = available.length > 0 || code !== null;
  return (
    <div className={classNames('container', styles.page)}>
      <h1 tabIndex={-1}>{text.title}</h1>
      {outcome?.response ? <NotTaken outcome={outcome.response} /> : null}
      {canTake ? (
        <>
          <p className={styles.note}>{text.intro}</p>
          <ul>
            {items.map((item) => (
              <OfferedItem key={item.sku} item={item} />
            ))}
          </ul>
          {code ? <p className={styles.note}>{text.code(code.toUpperCase())}</p> : null}
          <PostedForm name="cart-link" outcome={outcome?.failure ? outcome : undefined}>
            <input
              type="hidden"
              name="items"
              value={linkItems(available.map(({ sku, quantity }) => ({ sku, quantity })))}
            />
            <input type="hidden" name="code" value={code ?? ''} />
            <input type="hidden" name={IDEMPOTENCY_KEY_FIELD} value={idempotencyKey} />
            {inCart > 0 && available.length > 0 ? (
              <fieldset className="formGridWide">
                <legend className={styles.note}>{text.inCart(inCart)}</legend>
                <ChoiceRow type="radio" name="mode" value="add" defaultChecked>
                  {text.add}
                </ChoiceRow>
                <ChoiceRow type="radio" name="mode" value="replace">
                  {text.replace}
                </ChoiceRow>
              </fieldset>
            ) : null}
            <div className="formGridWide">
              <SubmitButton form="cart-link" isFull busyLabel={text.taking}>
                {available.length > 0 ? text.take : text.takeCode}
              </SubmitButton>
            </div>
          </PostedForm>
          <LocalLink className={classNames('link', styles.decline)} to={PATHS.home}>
            {text.noThanks}
          </LocalLink>
        </>
      ) : (
        <EmptyState
          title={text.nothing}
          headingLevel={2}
          action={
            <LinkButton href={localize(PATHS.products)} variant="go">
              {text.browse}
            </LinkButton>
          }
        >
          {items.length > 0 ? items.map(({ sku, sellable }) => sellable?.name ?? sku).join(', ') : text.nothingHelp}
        </EmptyState>
      )}
    </div>
  );
}

/** What could not be taken, and why; the rest is in the cart. */
function NotTaken({ outcome }: { readonly outcome: NonNullable<CartLinkOutcome['response']> }) {
  const text = useText(CART_LINK);
  const language = useLanguage();
  return (
    <Note tone="bad" title={text.notTaken} className={styles.note}>
      {outcome.refusals.map(({ name, refusal }) => (
        <p key={name}>
          {name}: {refusalText(refusal, language)}
        </p>
      ))}
      <LocalLink className="link" to={PATHS.cart}>
        {text.toCart}
      </LocalLink>
    </Note>
  );
}

function OfferedItem({ item: { sku, requested, quantity, sellable } }: { readonly item: LinkedItem }) {
  const text = useText(CART_LINK);
  const picture = pictureSet(sellable?.picture ?? PLACEHOLDER);
  const name = sellable ? <LocalLink to={productPath(sellable.slug)}>{sellable.name}</LocalLink> : sku;
  const choices = sellable ? fullLineName({ name: '', options: sellable.options }).replace(/^, /, '') : '';
  const price = sellable?.price ?? null;
  const problem = sellable === null ? text.unknown : quantity === 0 ? text.unavailable : null;
  return (
    <LineItem
      picture={<img {...picture} sizes="5.5rem" width={88} height={88} alt="" loading="lazy" />}
      title={<h2 className="h3">{name}</h2>}
      detail={[choices, problem ?? `${quantity} × ${formatMoney(price ?? 0)}`].filter(Boolean).join(' · ')}
      price={quantity > 0 && price !== null ? <Price size="sm" current={formatMoney(price * quantity)} /> : null}
      controls={quantity > 0 && quantity < requested ? <p className="hint">{text.fewer(requested, quantity)}</p> : null}
    />
  );
}
