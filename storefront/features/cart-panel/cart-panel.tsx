import { type ReactNode, Suspense, useState } from 'react';
import { CART_BUTTON, CART_DRAWER, useCartController } from '../../cart/cart-controller.ts';
import { useText } from '../../i18n/bilingual.ts';
import { CART } from '../../i18n/messages/cart.ts';
import { classNames } from '../../ui/class-names.ts';
import { Drawer, DrawerClose } from '../../ui/drawer.tsx';
import { later } from '../../ui/hydration/later.tsx';
import { Icon } from '../../ui/icon.tsx';
import { iconButtonClass } from '../../ui/icon-button.tsx';
import { PanelBody, PanelHeader } from '../../ui/panel.tsx';
import styles from './cart-panel.module.css';

const CartContent = later(
  () => import('./cart-content.tsx'),
  (module) => module.CartContent,
);
const EmptyCart = later(
  () => import('./cart-content.tsx'),
  (module) => module.EmptyCart,
);
const CartNotices = later(
  () => import('./cart-notices.tsx'),
  (module) => module.CartNotices,
);

interface CartPanelProps {
  /** Below an empty cart, once somebody looks at it. */
  readonly whenEmpty: ReactNode;
}

/** The cart in a drawer. While it is open the page is inert, so notices are shown inside it. */
export function CartPanel({ whenEmpty }: CartPanelProps) {
  const text = useText(CART);
  const controller = useCartController();
  const [isOpen, setIsOpen] = useState(false);
  const cart = controller?.cart ?? null;
  const isEmpty = cart !== null && cart.itemCount === 0;
  const isLoading = cart === null || (cart.isPending && cart.lines.length === 0 && !isEmpty);
  const loading = <p className={classNames('muted', styles.loading)}>{text.loading}</p>;
  const open = () => {
    setIsOpen(true);
    controller?.read();
    // What was added is in sight now.
    for (const { id, tone } of controller?.notices ?? []) if (tone === 'ok') controller?.dismiss(id);
  };
  const close = () => {
    setIsOpen(false);
    // The toast that opened it may be gone: the focus then stays in the closed panel until the browser takes it away.
    const { activeElement, body } = document;
    if (activeElement === body || activeElement?.closest(`#${CART_DRAWER}`))
      document.getElementById(CART_BUTTON)?.focus();
  };
  return (
    <>
      <Drawer id={CART_DRAWER} side="right" label={text.title} onOpen={open} onClose={close}>
        <PanelHeader>
          <h2 tabIndex={-1}>
            {text.title} {cart && !isEmpty ? <span>{text.items(cart.itemCount)}</span> : null}
          </h2>
          <DrawerClose drawer={CART_DRAWER} className={iconButtonClass('bare')} aria-label={text.close}>
            <Icon name="x" />
          </DrawerClose>
        </PanelHeader>
        {isLoading ? loading : null}
        <Suspense fallback={loading}>
          {isEmpty ? (
            <PanelBody>
              <EmptyCart headingLevel={3} />
              {isOpen ? whenEmpty : null}
            </PanelBody>
          ) : null}
          {cart && !isEmpty && !isLoading ? <CartContent cart={cart} headingLevel={3} /> : null}
        </Suspense>
        <CartNotices isInline isActive={isOpen} />
      </Drawer>
      <CartNotices isActive={!isOpen} />
    </>
  );
}
