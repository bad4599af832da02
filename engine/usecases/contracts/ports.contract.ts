import type { OpenStore } from '../testing/opened-ports.ts';
import { attemptsContract } from './attempts.contract.ts';
import { couponsContract } from './coupons.contract.ts';
import { customersContract } from './customers.contract.ts';
import { downloadsContract } from './downloads.contract.ts';
import { giftCardsContract } from './gift-cards.contract.ts';
import { mailsContract } from './mails.contract.ts';
import { merchantCatalogContract } from './merchant-catalog.contract.ts';
import { orderLifecycleContract } from './order-lifecycle.contract.ts';
import { ordersContract } from './orders.contract.ts';
import { ownOrdersContract } from './own-orders.contract.ts';
import { paymentsContract } from './payments.contract.ts';
import { personalDataContract } from './personal-data.contract.ts';
import { returnsContract } from './returns.contract.ts';
import { reviewsContract } from './reviews.contract.ts';
import { revisionsContract } from './revisions.contract.ts';
import { sellablesContract } from './sellables.contract.ts';
import { sessionsContract } from './sessions.contract.ts';
import { stockContract } from './stock.contract.ts';
import { stockAlertsContract } from './stock-alerts.contract.ts';
import { unpaidPiecesContract } from './unpaid-pieces.contract.ts';
import { writerContract } from './writer.contract.ts';

/** What every store must do. `open` returns an empty one each time. */
export function portsContract(name: string, open: OpenStore): void {
  sessionsContract(name, open);
  stockContract(name, open);
  stockAlertsContract(name, open);
  customersContract(name, open);
  ordersContract(name, open);
  orderLifecycleContract(name, open);
  unpaidPiecesContract(name, open);
  paymentsContract(name, open);
  ownOrdersContract(name, open);
  mailsContract(name, open);
  downloadsContract(name, open);
  returnsContract(name, open);
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
