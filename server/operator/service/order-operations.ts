import type { PageRequest } from '#engine/domain/paging/page.ts';
import type { OrderFilter } from '#engine/usecases/ports/orders.ts';
import type { Usecases } from '#engine/usecases/usecases.ts';

interface OrdersRequest {
  readonly filter: OrderFilter;
  readonly page: PageRequest;
}

/** What the command line does with orders. */
export const orderOperations = (usecases: Usecases) => ({
  listOrders: ({ filter, page }: OrdersRequest) => usecases.orders.list(filter, page),
  nextOrders: usecases.orders.next,
  showOrder: usecases.orders.show,
  readOrder: usecases.orders.read,
  ordersOfBuyers: usecases.orders.ofBuyers,
  refundsOfOrders: usecases.orders.refunds,
  nextRefunds: usecases.orders.nextRefunds,
  takeOrder: usecases.takeOrder,
  markPaid: usecases.markPaid,
  markUnpaid: usecases.markUnpaid,
  completeOrder: usecases.completeOrder,
  correctShipment: usecases.correctShipment,
  readyOrder: usecases.readyOrder,
  correctAddresses: usecases.correctAddresses,
  addOrderNote: usecases.addOrderNote,
  sendMailAgain: usecases.sendMailAgain,
  releaseOrder: usecases.releaseOrder,
  cancelOrder: usecases.cancelOrder,
  refundOrder: usecases.refundOrder,
  previewRefund: usecases.previewRefund,
  recordTransfer: usecases.recordTransfer,
});
