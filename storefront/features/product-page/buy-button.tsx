import type { ReactNode } from 'react';
import { useText } from '../../i18n/bilingual.ts';
import { PRODUCT } from '../../i18n/messages/product.ts';
import type { ShownProduct } from '../../model/product.ts';
import type { Purchase } from '../../model/purchase.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { OPTIONS_ID } from './options.tsx';

interface BuyButtonProps {
  readonly product: ShownProduct;
  readonly purchase: Purchase;
  readonly isBusy: boolean;
  /** The form it hands in, when it stands outside of it. */
  readonly form?: string;
  readonly size?: 'md' | 'lg';
}

/** One button whose words follow the state of the product. */
export function BuyButton({
  product,
  purchase: { state, stock },
  isBusy,
  form,
  size = 'lg',
}: BuyButtonProps): ReactNode {
  const text = useText(PRODUCT);
  const look = buttonClass({ variant: 'go', size });
  if (state === 'external') {
    return (
      <a className={look} href={product.external?.url} target="_blank" rel="noopener nofollow sponsored">
        {product.external?.buttonText} <Icon name="external-link" size={20} />
      </a>
    );
  }
  if (state === 'choose') {
    return (
      <a className={look} href={`#${OPTIONS_ID}`}>
        {text.chooseOptions}
      </a>
    );
  }
  if (state !== 'add') {
    return (
      <Button type="button" variant="go" size={size} disabled>
        {state === 'sold-out' ? text.outOfStock : text.notForSale}
      </Button>
    );
  }
  return (
    <Button type="submit" variant="go" size={size} form={form} isBusy={isBusy} busyLabel={text.adding}>
      {stock.status === 'on-backorder' ? text.orderNow : text.add}
    </Button>
  );
}
