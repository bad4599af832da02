import { useState } from 'react';
import { LIMITS } from '#contract/limits.ts';
import { SITE } from '#contract/site.ts';
import { useCartController, useIsAdding } from '../../cart/cart-controller.ts';
import { CartForm } from '../../cart/cart-form.tsx';
import { useLanguage, useText } from '../../i18n/bilingual.ts';
import { formatDay } from '../../i18n/dates.ts';
import { backorderText, PRODUCT, stockText } from '../../i18n/messages/product.ts';
import { backorderedPieces } from '../../model/cart/backordered-pieces.ts';
import type { PendingCart } from '../../model/cart/cart.ts';
import { choiceOfForm, chosenVariation, type Purchase } from '../../model/product/choice.ts';
import type { Product } from '../../model/product/product.ts';
import { stockLevel } from '../../model/stock.ts';
import { useDeliveryTerms } from '../../settings/delivery-terms.ts';
import { classNames } from '../../ui/class-names.ts';
import { Stepper } from '../../ui/stepper.tsx';
import { StockIndicator } from '../../ui/stock-indicator.tsx';
import styles from './buy-box.module.css';
import { BuyButton } from './buy-button.tsx';
import { BUY_FORM } from './buy-form.ts';

interface PurchaseProps {
  readonly product: Product;
  readonly purchase: Purchase;
}

/** Stock, quantity and the one button that matters. What is chosen among the options belongs to the same form. */
export function BuyBox({ product, purchase }: PurchaseProps) {
  const isBusy = useIsAdding(product.id);
  const { state } = purchase;
  const nameVariation = (form: FormData) => {
    const chosen = chosenVariation(product, choiceOfForm(product, form));
    if (chosen) form.set('variationId', String(chosen.id));
  };
  return (
    <>
      <StockLine product={product} purchase={purchase} />
      <CartForm
        intent="add"
        id={BUY_FORM}
        className={classNames('screenOnly', styles.form)}
        isBusy={isBusy}
        complete={nameVariation}
      >
        <input type="hidden" name="productId" value={product.id} />
        {state === 'add' ? <Quantity product={product} purchase={purchase} /> : null}
        <BuyButton product={product} purchase={purchase} isBusy={isBusy} />
      </CartForm>
    </>
  );
}

function StockLine({ product: { type, isVirtual }, purchase: { stock, state } }: PurchaseProps) {
  const text = useText(PRODUCT);
  const word = stockLevel(stock);
  const dispatch = useDispatch();
  const hints = { in: dispatch, low: dispatch, backorder: text.backorderHint, out: '' } as const;
  if (state === 'not-for-sale') return null;
  if (type === 'external') return <p className={classNames('small muted', styles.stock)}>{text.externalHint}</p>;
  if (type === 'grouped') return <p className={classNames('small muted', styles.stock)}>{text.groupHint}</p>;
  if (state === 'choose') return null;
  return (
    <p className={styles.stock} aria-live="polite">
      <StockIndicator size="md" level={word.kind}>
        {stockText(text, word)}
      </StockIndicator>
      {isVirtual ? null : <span className={classNames('small muted', styles.stockHint)}>{hints[word.kind]}</span>}
    </p>
  );
}

/** When it leaves the shop; empty where another backend decides that. */
function useDispatch(): string {
  const text = useText(PRODUCT);
  const language = useLanguage();
  const { holiday } = SITE;
  const isOurs = useDeliveryTerms() !== null;
  if (!holiday?.hasBegun) return isOurs ? text.dispatch : '';
  const day = formatDay(holiday.reopensOn, language);
  return holiday.takesOrders ? text.dispatchFrom(day) : text.orderFrom(day);
}

const inCart = (cart: PendingCart | null | undefined, productId: number, variationId: number | null): number =>
  cart?.lines.find((line) => line.productId === productId && line.variationId === variationId)?.quantity ?? 0;

/** Knows how many more fit before the server would refuse: what is in stock less what is in the cart. */
function Quantity({ product: { id }, purchase: { limit, variation, stock } }: PurchaseProps) {
  const text = useText(PRODUCT);
  const [chosen, setChosen] = useState(1);
  const before = inCart(useCartController()?.cart, id, variation?.id ?? null);
  const left = Math.max(1, limit - before);
  const quantity = Math.min(chosen, left);
  const backordered = Math.min(quantity, backorderedPieces(stock, before + quantity));
  if (limit === 1) return <input type="hidden" name="quantity" value="1" />;
  return (
    <>
      <Stepper
        size="lg"
        name="quantity"
        label={text.quantity}
        lessLabel={text.less}
        moreLabel={text.more}
        value={quantity}
        max={left}
        onChange={setChosen}
      />
      <p className={classNames('hint', styles.limit)} role="status">
        {quantity === left && limit < LIMITS.lineQuantity ? text.mostYouCanBuy(limit) : null}
        {stock.status === 'in-stock' && backordered > 0 ? backorderText(text, { quantity, backordered }) : null}
      </p>
    </>
  );
}
