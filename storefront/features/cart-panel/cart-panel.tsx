import { useState } from 'react';
import { CART_BUTTON, CART_DRAWER, useCartController } from '../../cart/cart-controller.ts';
import { useText } from '../../i18n/bilingual.ts';
import { CART } from '../../i18n/messages/cart.ts';
import { Drawer, DrawerClose } from '../../ui/drawer.tsx';
import { Icon } from '../../ui/icon.tsx';
import { CartContent, EmptyCart } from './cart-content.tsx';
import { CartNotices } from './cart-notices.tsx';

/** The cart from the right. While it is open all else is out of reach, so what there is to say in passing is said inside it. */
export function CartPanel() {
  const text = useText(CART);
  const desk = useCartController();
  const [isOpen, setIsOpen] = useState(false);
  const cart = desk?.cart ?? null;
  const isEmpty = cart !== null && cart.itemCount === 0;
  const isComing = cart === null || (cart.isPending && cart.lines.length === 0 && !isEmpty);
  const open = () => {
    setIsOpen(true);
    desk?.read();
    // What was added is in sight now.
    for (const { id, tone } of desk?.notices ?? []) if (tone === 'ok') desk?.dismiss(id);
  };
  const close = () => {
    setIsOpen(false);
    // The toast that opened it may be gone; the browser then gives the focus to nobody.
    if (document.activeElement === document.body) document.getElementById(CART_BUTTON)?.focus();
  };
  return (
    <>
      <Drawer id={CART_DRAWER} side="right" label={text.title} onOpen={open} onClose={close}>
        <div className="panel-h">
          <h2 tabIndex={-1}>
            {text.title} {cart && !isEmpty ? <span>{text.items(cart.itemCount)}</span> : null}
          </h2>
          <DrawerClose drawer={CART_DRAWER} className="hd-btn" aria-label={text.close}>
            <Icon name="x" />
          </DrawerClose>
        </div>
        {isComing ? <p className="empty muted">{text.loading}</p> : null}
        {isEmpty ? <EmptyCart headingLevel={3} /> : null}
        {cart && !isEmpty && !isComing ? <CartContent cart={cart} headingLevel={3} /> : null}
        <CartNotices className="is-inside" isActive={isOpen} />
      </Drawer>
      <CartNotices isActive={!isOpen} />
    </>
  );
}
