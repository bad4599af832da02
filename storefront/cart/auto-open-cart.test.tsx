import { expect, test, vi } from 'vitest';
import type { StoreSettings } from '#contract/site-settings.ts';
import { cartOf, line } from '../model/testing/cart.ts';
import { renderHtml } from '../testing/render.tsx';
import { CART_DRAWER, type CartResponse } from './cart-controller.ts';
import { cartForm } from './cart-form.tsx';
import { useCartNotices } from './use-cart-notices.ts';

/** What happens on the page after the shop has put something into the cart. */
async function afterAdding(settings: Partial<StoreSettings>) {
  const opened: string[] = [];
  class Dialog {
    readonly open = false;
    readonly id: string;
    constructor(id: string) {
      this.id = id;
    }
    showModal = () => opened.push(this.id);
  }
  vi.stubGlobal('HTMLDialogElement', Dialog);
  vi.stubGlobal('document', { getElementById: (id: string) => new Dialog(id) });
  const notify = vi.fn();
  const response: CartResponse = { kind: 'written', cart: cartOf(line('oil', 1)), guestId: 't_1' };
  let noticed: Promise<void> | undefined;
  function Added() {
    noticed = useCartNotices({ notify, withdraw: () => undefined, send: () => undefined })(response, {
      form: cartForm('add', { productId: 1 }),
      before: null,
    });
    return null;
  }
  renderHtml(<Added />, { settings });
  await noticed;
  vi.unstubAllGlobals();
  return { opened, notices: notify.mock.calls.length };
}

test('with autoOpenCart the cart panel opens after something was added', async () => {
  expect(await afterAdding({ autoOpenCart: true })).toEqual({ opened: [CART_DRAWER], notices: 0 });
});

test('without autoOpenCart a note says it, and the panel stays closed', async () => {
  expect(await afterAdding({ autoOpenCart: false })).toEqual({ opened: [], notices: 1 });
});
