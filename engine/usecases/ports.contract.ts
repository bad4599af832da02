import { attemptsContract } from './contracts/attempts.contract.ts';
import { couponsContract } from './contracts/coupons.contract.ts';
import { customersContract } from './contracts/customers.contract.ts';
import { downloadsContract } from './contracts/downloads.contract.ts';
import { giftCardsContract } from './contracts/gift-cards.contract.ts';
import { mailsContract } from './contracts/mails.contract.ts';
import { merchantCatalogContract } from './contracts/merchant-catalog.contract.ts';
import { orderLifecycleContract } from './contracts/order-lifecycle.contract.ts';
import { ordersContract } from './contracts/orders.contract.ts';
import { ownOrdersContract } from './contracts/own-orders.contract.ts';
import { paymentsContract } from './contracts/payments.contract.ts';
import { personalDataContract } from './contracts/personal-data.contract.ts';
import { reviewsContract } from './contracts/reviews.contract.ts';
import { revisionsContract } from './contracts/revisions.contract.ts';
import { sellablesContract } from './contracts/sellables.contract.ts';
import { sessionsContract } from './contracts/sessions.contract.ts';
import { stockContract } from './contracts/stock.contract.ts';
import { writerContract } from './contracts/writer.contract.ts';
import type { OpenStore } from './testing/opened-ports.ts';

/** What every store of the shop must do alike; `open` gives an empty one each time. */
export function portsContract(name: string, open: OpenStore): void {
  sessionsContract(name, open);
  stockContract(name, open);
  customersContract(name, open);
  ordersContract(name, open);
  orderLifecycleContract(name, open);
  paymentsContract(name, open);
  ownOrdersContract(name, open);
  mailsContract(name, open);
  downloadsContract(name, open);
  reviewsContract(name, open);
  couponsContract(name, open);
  giftCardsContract(name, open);
  personalDataContract(name, open);
  sellablesContract(name, open);
  attemptsContract(name, open);
  writerContract(name, open);
  merchantCatalogContract(name, open);
  revisionsContract(name, open);
}
