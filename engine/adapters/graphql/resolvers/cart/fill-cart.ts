import { couponCode } from '#engine/domain/promotions/coupon.ts';
import type { SessionView } from '#engine/usecases/sessions/session-view.ts';
import type { Context } from '../../context/context.ts';
import { refusalText, refuse } from '../../errors/refuse.ts';
import type { FillCartInput, Resolvers } from '../../generated/resolvers.generated.ts';
import { echo } from '../inputs/client-mutation-id.ts';
import { bounded, valuesOf } from '../inputs/input-values.ts';
import { addAll, MAX_ITEMS, toItemError } from './add-cart-items.ts';
import { linesByKey } from './cart-mutations.ts';
import { codeRefusalMessage } from './cart-notices.ts';
import { appliedCoupons, MAX_CODE_LENGTH } from './coupons.ts';

const MAX_CODES = 20;

interface CodeError {
  readonly code: string;
  readonly reasons: readonly string[];
  readonly type: 'INVALID_COUPON';
}

interface MethodError {
  readonly chosenMethod: string;
  readonly package: string;
  readonly reasons: readonly string[];
  readonly type: 'INVALID_SHIPPING_METHOD';
}

interface PartResult<Problem> {
  readonly view: SessionView | null;
  readonly errors: readonly Problem[];
}

/** One after the other: a refused code does not stop the rest. */
async function applyAll(codes: readonly string[], context: Context): Promise<PartResult<CodeError>> {
  const { shop, session } = context;
  const caller = await session.caller();
  let done: PartResult<CodeError> = { view: null, errors: [] };
  for (const code of codes) {
    const applied = await shop.applyCoupon(caller, code);
    if (applied.ok) done = { ...done, view: applied.value.view };
    else {
      const reasons = [codeRefusalMessage(applied.refusal, context)];
      done = { ...done, errors: [...done.errors, { code, reasons, type: 'INVALID_COUPON' }] };
    }
  }
  return done;
}

async function choose(methods: readonly string[], { shop, session }: Context): Promise<PartResult<MethodError>> {
  if (methods.length === 0) return { view: null, errors: [] };
  const chosen = await shop.chooseShipping(await session.caller(), methods);
  if (chosen.ok) return { view: chosen.value.view, errors: [] };
  const at = Math.max(
    0,
    methods.findIndex((id) => id !== ''),
  );
  const error = { chosenMethod: methods[at] ?? '', package: String(at), reasons: [refusalText(chosen.refusal)] };
  return { view: null, errors: [{ ...error, type: 'INVALID_SHIPPING_METHOD' }] };
}

function requestOf({ items, coupons, shippingMethods }: FillCartInput) {
  const request = {
    items: valuesOf(items) ?? [],
    codes: (valuesOf(coupons) ?? []).map((code) => bounded(code, 'coupons', MAX_CODE_LENGTH)),
    methods: valuesOf(shippingMethods) ?? [],
  };
  if (request.items.length + request.codes.length + request.methods.length === 0) refuse('NO_ITEM_DATA');
  if (request.items.length > MAX_ITEMS) refuse('CART_FULL', { limit: MAX_ITEMS });
  if (request.codes.length > MAX_CODES) refuse('COUPON_FAILED');
  return request;
}

export const fillCart: NonNullable<NonNullable<Resolvers['RootMutation']>['fillCart']> = async (
  _root,
  { input },
  context,
) => {
  const { items, codes, methods } = requestOf(input);
  const added = await addAll(items, context);
  const applied = await applyAll(codes, context);
  const chosen = await choose(methods, context);
  const view = chosen.view ?? applied.view ?? added.view;
  if (view) context.session.renew();
  const { cart } = view ?? (await context.view());
  const requestedCodes = codes.map(couponCode);
  return {
    ...echo(input),
    added: linesByKey(cart, [...new Set(added.keys)]),
    applied: appliedCoupons(cart).filter(({ code }) => requestedCodes.includes(code)),
    cart: { view: view ?? (await context.view()) },
    cartErrors: [...added.errors.map(toItemError), ...applied.errors, ...chosen.errors],
    chosenShippingMethods: cart.chosenRate ? [cart.chosenRate.id] : [],
  };
};

const ERROR_TYPES = {
  INVALID_CART_ITEM: 'CartItemError',
  INVALID_COUPON: 'CouponError',
  INVALID_SHIPPING_METHOD: 'ShippingMethodError',
  UNKNOWN: 'CouponError',
} as const;

export const cartErrorResolvers: Pick<Resolvers, 'CartError'> = {
  CartError: { __resolveType: ({ type }) => ERROR_TYPES[type] },
};
