import type { ComponentProps, SubmitEvent } from 'react';
import { PATHS } from '#contract/paths.ts';
import { useLocalPath } from '../i18n/local-link.tsx';
import { useChangeWishlist, type WishlistProduct } from './wishlist-controller.ts';

interface WishlistFormProps extends Omit<ComponentProps<'form'>, 'action' | 'method' | 'onSubmit'> {
  readonly product: WishlistProduct;
  readonly intent: 'add' | 'remove';
  /** After the page's script has sent the change. */
  readonly onSent?: (() => void) | undefined;
}

/** A form that changes the wishlist: sent by the wishlist controller, or by the browser without script. */
export function WishlistForm({ product, intent, onSent, children, ...form }: WishlistFormProps) {
  const change = useChangeWishlist();
  const action = useLocalPath()(PATHS.wishlist);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (!change) return;
    event.preventDefault();
    change(intent, product);
    onSent?.();
  };
  return (
    <form {...form} method="post" action={action} onSubmit={submit}>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="productId" value={product.id} />
      {children}
    </form>
  );
}
