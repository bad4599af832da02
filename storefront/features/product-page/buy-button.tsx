import type { ReactNode } from 'react';
import { useText } from '../../i18n/bilingual.ts';
import { PRODUCT } from '../../i18n/messages/product.ts';
import type { Purchase } from '../../model/product/choice.ts';
import type { Product } from '../../model/product/product.ts';
import { AnchorButton, Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './buy-button.module.css';
import { PARTS_ID } from './buy-form.ts';
import { OPTIONS_ID } from './options.tsx';

interface BuyButtonProps {
  readonly product: Product;
  readonly purchase: Purchase;
  readonly isBusy: boolean;
  /** The form it hands in, when it stands outside of it. */
  readonly form?: string;
  readonly size?: 'md' | 'lg';
  /** Besides handing in the form. */
  readonly onPress?: () => void;
}

/** One button whose words follow the state of the product. */
export function BuyButton({
  product,
  purchase: { state, stock },
  isBusy,
  form,
  size = 'lg',
  onPress,
}: BuyButtonProps): ReactNode {
  const text = useText(PRODUCT);
  const look = { variant: 'go', size, className: styles.button } as const;
  if (state === 'external') {
    return (
      <AnchorButton {...look} href={product.external?.url} target="_blank" rel="noopener nofollow sponsored">
        {product.external?.buttonText || text.buyOutside} <Icon name="external-link" size={20} />
      </AnchorButton>
    );
  }
  if (state === 'grouped') {
    return (
      <AnchorButton {...look} href={`#${PARTS_ID}`}>
        {text.showParts}
      </AnchorButton>
    );
  }
  if (state === 'choose') {
    return (
      <AnchorButton {...look} href={`#${OPTIONS_ID}`}>
        {text.chooseOptions}
      </AnchorButton>
    );
  }
  if (state !== 'add') {
    return (
      <Button {...look} type="button" disabled>
        {state === 'sold-out' ? text.outOfStock : text.notForSale}
      </Button>
    );
  }
  return (
    <Button {...look} type="submit" form={form} onClick={onPress} isBusy={isBusy} busyLabel={text.adding}>
      {stock.status === 'on-backorder' ? text.orderNow : text.add}
    </Button>
  );
}
