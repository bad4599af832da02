import {
  ADDRESS_FIELDS,
  type Address,
  type AddressField,
  type AddressPatch,
  type AddressRole,
  mergeAddress,
} from '../addresses/address.ts';
import { normalizeAddress } from '../addresses/change-addresses.ts';
import { checkAddress } from '../addresses/check-address.ts';
import { formatOf, type Geography } from '../addresses/geography.ts';
import { ok, type Result, refuse } from '../result.ts';
import type { ShopSettings } from '../settings/settings.ts';
import { refuseAddresses } from './checkout-checks.ts';
import type { Order } from './order.ts';
import type { CorrectionRefusal } from './refusals.ts';
import type { OrderEvent } from './timeline.ts';

/** Fields that replace those of an order's addresses. The email address belongs to the billing address. */
export type AddressCorrection = Readonly<Record<AddressRole, AddressPatch>>;

export interface CorrectedOrder {
  readonly order: Order;
  /** One for each address that is another one now, and for a new link. */
  readonly events: readonly OrderEvent[];
}

interface Facts {
  readonly settings: ShopSettings;
  /** A new one, with which the links of earlier emails open the order no longer; null keeps the order's. */
  readonly key: string | null;
  readonly now: Date;
}

/**
 * What the buyer has mistyped, in an order that has not left yet; its email address at any time. The result is held to the
 * rules of the checkout. No sum changes, and an invoice keeps the buyer it was issued to.
 */
export function decideCorrectedAddresses(
  order: Order,
  correction: AddressCorrection,
  { settings, key, now }: Facts,
): Result<CorrectedOrder, CorrectionRefusal> {
  const { geography } = settings;
  const corrected = (role: AddressRole) => normalizeAddress(mergeAddress(order[role], correction[role]), geography);
  const billing = corrected('billing');
  const shipping = { ...corrected('shipping'), email: '' };
  const next = { ...order, key: key ?? order.key, billing, shipping, modifiedAt: now, ...keptInvoice(order, billing) };
  const events = [
    ...correctionsOf(order, next, geography),
    ...(key === null ? [] : [{ code: 'link-renewed' } as const]),
  ];
  if (events.length === 0) return refuse({ code: 'ADDRESSES_UNCHANGED', id: order.id });
  const refusal = refuseCorrection(order, next, settings);
  return refusal ? refuse(refusal) : ok({ order: next, events });
}

const keptInvoice = ({ invoice, billing }: Order, corrected: Address): Partial<Pick<Order, 'invoice'>> =>
  invoice && changedFields(billing, corrected).length > 0 ? { invoice: { buyer: billing, ...invoice } } : {};

const changedFields = (before: Address, after: Address): readonly AddressField[] =>
  ADDRESS_FIELDS.filter((field) => before[field] !== after[field]);

function correctionsOf(before: Order, after: Order, geography: Geography): readonly OrderEvent[] {
  const [billing, shipping] = (['billing', 'shipping'] as const).map((role) => {
    const fields = changedFields(before[role], after[role]);
    const line = (address: Address) => fieldsLine(address, fields, geography) || '–';
    return fields.length === 0 ? null : { from: line(before[role]), to: line(after[role]) };
  });
  if (billing?.from === shipping?.from && billing?.to === shipping?.to)
    return billing ? [{ code: 'addresses-corrected', ...billing }] : [];
  return [
    ...(billing ? [{ code: 'billing-corrected', ...billing } as const] : []),
    ...(shipping ? [{ code: 'shipping-corrected', ...shipping } as const] : []),
  ];
}

/** A name is whole, whichever part of it is another one. */
function fieldsLine(address: Address, fields: readonly AddressField[], geography: Geography): string {
  const isNamed = fields.some((field) => field === 'firstName' || field === 'lastName');
  const others = fields.filter((field) => field !== 'firstName' && field !== 'lastName');
  return [
    ...(isNamed ? [`${address.firstName} ${address.lastName}`.trim()] : []),
    ...others.map((field) => (field === 'state' ? stateName(address, geography) : address[field])),
  ]
    .filter(Boolean)
    .join(', ');
}

const stateName = ({ country, state }: Address, geography: Geography): string =>
  formatOf(geography, country).states.find(({ code }) => code === state)?.name ?? state;

const ADDRESSED = ['pending', 'failed', 'on-hold', 'processing'] as const satisfies readonly Order['status'][];

/** The rules of the checkout may be stricter than when the order was placed; an email address alone is not held to the others. */
function refuseCorrection(
  before: Order,
  { id, billing, shipping, needsShipping, status }: Order,
  settings: ShopSettings,
) {
  const isEmailAlone =
    changedFields(before.shipping, shipping).length === 0 &&
    changedFields(before.billing, billing).every((field) => field === 'email');
  if (!isEmailAlone) {
    const isAddressed = ADDRESSED.some((one) => one === status);
    return isAddressed
      ? refuseAddresses({ billing, shipping }, needsShipping, settings)
      : ({ code: 'ADDRESSES_FIXED', id, status } as const);
  }
  const problems = checkAddress(billing, { role: 'billing', extent: 'contact', geography: settings.geography });
  const ofEmail = problems.filter(({ field }) => field === 'email');
  return ofEmail.length > 0 ? ({ code: 'ADDRESS_INVALID', problems: ofEmail } as const) : null;
}
