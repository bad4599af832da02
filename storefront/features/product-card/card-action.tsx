import { productPath } from '#contract/paths.ts';
import { useCartDesk } from '../../cart/cart-desk.ts';
import { CartForm } from '../../cart/cart-form.tsx';
import { isAdding } from '../../cart/write-queue.ts';
import { useText } from '../../i18n/bilingual.ts';
import { LocalLink } from '../../i18n/local-link.tsx';
import { PRODUCT } from '../../i18n/messages/product.ts';
import type { ListedProduct } from '../../model/product.ts';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';

/** What a shopper can do from the list: put a simple product in the cart, choose options, or only look. */
export function CardAction({ product }: { readonly product: ListedProduct }) {
  const text = useText(PRODUCT);
  const { slug, name, type, stock, price } = product;
  const canBuy = stock.kind !== 'out' && price !== null;
  if (canBuy && type === 'simple') return <QuickAdd product={product} />;
  if (canBuy && type === 'variable') {
    return (
      <LocalLink className="ibtn" to={productPath(slug)} aria-label={text.chooseOptionsOf(name)}>
        <Icon name="adjustments-horizontal" size={22} />
      </LocalLink>
    );
  }
  return (
    <LocalLink className="ibtn is-line" to={productPath(slug)} aria-label={text.viewProduct(name)}>
      <Icon name="arrow-right" size={22} />
    </LocalLink>
  );
}

function QuickAdd({ product: { id, name } }: { readonly product: ListedProduct }) {
  const text = useText(PRODUCT);
  const isBusy = isAdding(useCartDesk()?.queue ?? [], id);
  return (
    <CartForm intent="add" isBusy={isBusy}>
      <input type="hidden" name="productId" value={id} />
      <IconButton
        type="submit"
        icon="shopping-cart-plus"
        label={text.quickAdd(name)}
        aria-busy={isBusy || undefined}
        aria-disabled={isBusy || undefined}
      />
    </CartForm>
  );
}
