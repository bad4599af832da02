import { redirect } from 'react-router';
import { BuyerInput, ContactInput, PlaceInput, readForm } from '#contract/inputs/checkout.ts';
import { localPath } from '#contract/paths.ts';
import { BILLING } from '../../features/checkout/address-step.tsx';
import { answer, type StepAnswer, toldFirst } from '../../features/checkout/step-answer.ts';
import { nextStep, type Step } from '../../features/checkout/steps.ts';
import type { Outcome } from '../../gateway/shop.ts';
import type { Cart } from '../../model/cart.ts';
import type { ShopRequest } from '../../shop-context.ts';

type Saved = Promise<Response | StepAnswer>;

/** On to the next step, or back to this one with the reason. */
function goOn(
  step: Step,
  form: FormData,
  { outcome, prefix }: { outcome: Outcome<Cart>; prefix: ShopRequest['prefix'] },
) {
  if (!outcome.ok) return answer(step, form, { refusal: outcome.refusal });
  const onward = redirect(localPath(`/checkout?step=${nextStep(step, outcome.value)}`, prefix));
  return toldFirst(step, form, outcome.value) ?? onward;
}

export async function saveContact(form: FormData, { visit, prefix }: ShopRequest): Saved {
  const contact = readForm(ContactInput, form);
  if (!contact.ok) return answer('contact', form, { problems: contact.problems });
  const { email, phone } = contact.value;
  const outcome = await visit.saveAddresses({ billing: { email, phone }, shipping: { phone } });
  return goOn('contact', form, { outcome, prefix });
}

async function saveBuyer(form: FormData, { visit, prefix }: ShopRequest): Saved {
  const buyer = readForm(BuyerInput, form);
  if (!buyer.ok) return answer('address', form, { problems: buyer.problems });
  const outcome = await visit.saveAddresses({ billing: buyer.value, shipping: {} });
  return goOn('address', form, { outcome, prefix });
}

async function savePlaces(form: FormData, { visit, prefix }: ShopRequest): Saved {
  const shipping = readForm(PlaceInput, form);
  const billing = form.has('billingIsSame') ? shipping : readForm(PlaceInput, form, BILLING);
  if (!shipping.ok || !billing.ok) {
    return answer('address', form, {
      problems: shipping.ok ? {} : shipping.problems,
      billingProblems: billing.ok || billing === shipping ? {} : billing.problems,
    });
  }
  const outcome = await visit.saveAddresses({ billing: billing.value, shipping: shipping.value });
  return goOn('address', form, { outcome, prefix });
}

export async function saveAddress(form: FormData, shop: ShopRequest): Saved {
  const cart = await shop.visit.cart();
  return toldFirst('address', form, cart) ?? (cart.needsShipping ? savePlaces(form, shop) : saveBuyer(form, shop));
}

export async function saveDelivery(form: FormData, { visit, prefix }: ShopRequest): Saved {
  const outcome = await visit.chooseShipping(String(form.get('rate') ?? ''));
  return goOn('delivery', form, { outcome, prefix });
}
