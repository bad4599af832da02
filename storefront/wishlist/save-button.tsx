import type { MouseEvent } from 'react';
import { CARD_FORM, cardButton } from '#contract/inputs/card-button.ts';
import { PATHS } from '#contract/paths.ts';
import { useText } from '../i18n/bilingual.ts';
import { useLocalPath } from '../i18n/local-link.tsx';
import { WISHLIST } from '../i18n/messages/wishlist.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import styles from './save-button.module.css';
import { useChangeWishlist, useIsListed, type WishlistProduct } from './wishlist-controller.ts';
import { WishlistForm } from './wishlist-form.tsx';

interface SaveProps {
  readonly product: WishlistProduct;
  /** What the page knows before the visitor's list is loaded. */
  readonly isSaved?: boolean | undefined;
  readonly className?: string | undefined;
}

const useIsSaved = ({ product, isSaved = false }: SaveProps): boolean => useIsListed(product.id) ?? isSaved;

/** On a card: filled while the product is on the wishlist. */
export function SaveIconButton(props: SaveProps) {
  const text = useText(WISHLIST);
  const isSaved = useIsSaved(props);
  const { product, className } = props;
  const intent = isSaved ? 'remove' : 'add';
  const change = useChangeWishlist();
  const wishlistPath = useLocalPath()(PATHS.wishlist);
  const press = (event: MouseEvent) => {
    if (!change) return;
    event.preventDefault();
    change(intent, product);
  };
  return (
    <IconButton
      type="submit"
      form={CARD_FORM}
      formAction={wishlistPath}
      name={cardButton(intent)}
      value={product.id}
      onClick={press}
      variant="bare"
      className={classNames(styles.icon, isSaved && styles.isSaved, className)}
      icon={isSaved ? 'heart-filled' : 'heart'}
      label={text.save(product.name)}
      aria-pressed={isSaved}
    />
  );
}

/** The same with words, on the page of the product. */
export function SaveButton(props: SaveProps) {
  const text = useText(WISHLIST);
  const isSaved = useIsSaved(props);
  const { product, className } = props;
  return (
    <WishlistForm product={product} intent={isSaved ? 'remove' : 'add'} className={className}>
      <Button type="submit" variant="text" className={classNames(isSaved && styles.isSaved)} aria-pressed={isSaved}>
        <Icon name={isSaved ? 'heart-filled' : 'heart'} size={20} /> {text.saveHere}
      </Button>
    </WishlistForm>
  );
}
