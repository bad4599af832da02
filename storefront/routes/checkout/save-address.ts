import { BuyerInput, readCheckoutForm } from '#contract/inputs/checkout.ts';
import {
  addressForm,
  addressValues,
  CONFIRMED_FIELD,
  FILL_IN_FIELD,
  formProblems,
} from '../../address/address-values.ts';
import { confirmation } from '../../address/postcode-place.ts';
import { fillInPlace, readAddress } from '../../address/read-address.ts';
import { BILLING } from '../../features/checkout/address-step.tsx';
import { OTHER_ADDRESS, SAVE_FIELD, SAVED_ADDRESS_FIELD } from '../../features/checkout/saved-address-fields.ts';
import { respondWithNotices, stepResponse } from '../../features/checkout/step-response.ts';
import { textOf } from '../../forms/read-request.ts';
import type { CheckoutState } from '../../gateway/shop.ts';
import type { SavedAddress } from '../../model/account/address-book.ts';
import type { ShopRequest } from '../../shop-context.ts';
import { requestSaving } from './save-to-book.ts';
import { cartAfter, finishStep, type StepResult } from './submit-steps.ts';

export async function saveAddress(form: FormData, shop: ShopRequest): StepResult {
  const state = await shop.shopper.checkoutState();
  const { needsShipping, lines } = state.cart;
  return (
    respondWithNotices('address', form, state.cart) ??
    (needsShipping || lines.length === 0 ? saveAddresses(form, shop, state) : saveBuyer(form, shop, state))
  );
}

async function saveBuyer(form: FormData, shop: ShopRequest, state: CheckoutState): StepResult {
  const buyer = readCheckoutForm(BuyerInput, addressForm(form));
  if (!buyer.ok) return stepResponse('address', form, { problems: formProblems(buyer.problems) });
  const saved = await shop.shopper.saveAddresses({ billing: buyer.value, shipping: {} });
  return finishStep({ step: 'address', form, shop }, cartAfter(saved, state));
}

async function saveAddresses(form: FormData, shop: ShopRequest, state: CheckoutState): StepResult {
  const { billing: known, viewer } = state;
  if (form.has(FILL_IN_FIELD)) {
    for (const part of ['', BILLING]) fillInPlace(form, part);
    return stepResponse('address', form, {});
  }
  const card = viewer ? await chosenCard(form, shop) : null;
  const shipping = card ? readCard(card, form) : readAddress(form);
  const billing = form.has('billingIsSame') ? shipping : readAddress(form, BILLING);
  if (!shipping.ok || !billing.ok) {
    return stepResponse('address', form, {
      problems: shipping.ok ? {} : shipping.problems,
      billingProblems: billing.ok || billing === shipping ? {} : billing.problems,
    });
  }
  const phone = card?.phone || known.phone;
  const saved = await shop.shopper.saveAddresses({ billing: billing.value, shipping: { ...shipping.value, phone } });
  if (saved.ok && viewer) {
    await requestSaving(shop, { ...shipping.value, phone }, { isRequested: !card && form.has(SAVE_FIELD) });
  }
  return finishStep({ step: 'address', form, shop }, cartAfter(saved, state));
}

/** The saved address that was chosen; null where another one is typed, or the chosen one has been removed meanwhile. */
async function chosenCard(form: FormData, { shopper }: ShopRequest): Promise<SavedAddress | null> {
  const id = textOf(form, SAVED_ADDRESS_FIELD);
  if (id === '' || id === OTHER_ADDRESS) return null;
  return (await shopper.savedAddresses()).find((saved) => saved.id === id) ?? null;
}

/** A saved address that lacks something is completed in the fields, which then hold it. */
function readCard(card: SavedAddress, form: FormData) {
  const { id: _id, label: _label, phone: _phone, ...address } = card;
  const fields = new FormData();
  const values = addressValues(address);
  for (const [name, value] of Object.entries(values)) fields.set(name, value);
  fields.set(CONFIRMED_FIELD, confirmation(values));
  const reading = readAddress(fields);
  if (reading.ok) return { ok: true, value: { ...address, postcode: reading.value.postcode } } as const;
  form.set(SAVED_ADDRESS_FIELD, OTHER_ADDRESS);
  for (const [name, value] of fields) form.set(name, value);
  return reading;
}
