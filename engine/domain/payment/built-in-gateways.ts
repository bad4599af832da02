import type { ShopSettings } from '../settings.ts';
import { bankTransfer } from './bank-transfer.ts';
import { cashOnDelivery } from './cash-on-delivery.ts';
import type { PaymentGateway } from './gateway.ts';

/** Ways to pay that need nobody outside the shop, in the order they are offered. */
export const builtInGateways = (settings: ShopSettings): readonly PaymentGateway[] => [
  bankTransfer(settings.bankTransfer),
  cashOnDelivery(settings.cashOnDelivery),
];
