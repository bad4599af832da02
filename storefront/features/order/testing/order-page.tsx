import type { Order } from '../../../model/order/order.ts';
import { renderHtml } from '../../../testing/render.tsx';
import { OrderReceived } from '../order-received.tsx';

/** The page of an order, as its buyer sees it right after it was placed. */
export const orderPage = (order: Order, language: 'id' | 'en' = 'en') =>
  renderHtml(
    <OrderReceived
      order={order}
      countries={{ ID: 'Indonesia' }}
      isReceipt
      urlKey={null}
      formKey="form"
      isGuest={false}
      outcome={undefined}
      boughtAgain={null}
    />,
    { language },
  );
