import { GraphQLError } from 'graphql';
import {
  ADDRESS_LABELS,
  type RefusalCode,
  type RefusedField,
  ROLE_LABELS,
  refusalMessage,
} from '#contract/refusals.ts';
import type { AddressProblem, AddressRefusal } from '#engine/domain/addresses/check-address.ts';
import type { ForgetRefusal } from '#engine/domain/customers/refusals.ts';
import type { DownloadRefusal } from '#engine/domain/downloads/download.ts';
import type { CheckoutCouponRefusal } from '#engine/domain/promotions/refusals.ts';
import type { RateLimitRefusal } from '#engine/domain/rate-limits/attempt-limits.ts';
import type { Refusal } from '#engine/domain/refusals/refusal.ts';
import type { Result } from '#engine/domain/result.ts';
import { shortened } from '#engine/domain/text/text.ts';
import type { CodeRefusal } from '#engine/usecases/promotions/apply-coupon.ts';

export type Facts = Readonly<Record<string, string | number>>;

interface Details {
  /** The text, where it is not the code's own template. */
  readonly message?: string;
  readonly fields?: readonly RefusedField[];
}

/** An error for the client: a message, a stable code and the facts in it. */
export function refusal(code: RefusalCode, allFacts: Facts = {}, { message, fields }: Details = {}): GraphQLError {
  const facts = Object.fromEntries(
    Object.entries(allFacts).map(([name, fact]) => [name, typeof fact === 'string' ? shortened(fact) : fact]),
  );
  return new GraphQLError(message ?? refusalMessage(code, facts), {
    extensions: { category: 'user', code, facts, ...(fields && { fields }) },
  });
}

/** Throws such an error. */
export function refuse(...refused: Parameters<typeof refusal>): never {
  throw refusal(...refused);
}

/**
 * Refusals a client can meet; those of imports are the operator's, those of codes have words of their own, and a file is
 * fetched beside the API.
 */
export type ShopperRefusal =
  | ForgetRefusal
  | Exclude<
      Refusal,
      | Exclude<CodeRefusal, CheckoutCouponRefusal | RateLimitRefusal>
      | {
          readonly code:
            | 'IMPORT_INVALID'
            | 'SKU_UNKNOWN'
            | 'STOCK_INVALID'
            | 'REVIEW_UNKNOWN'
            | DownloadRefusal['code'];
        }
    >;

/** The value of a use case. A refusal becomes an error with its message, its code and its facts. */
export function valueOrRefuse<T>(result: Result<T, ShopperRefusal>): T {
  return result.ok ? result.value : refuseResult(result.refusal);
}

/** The message of a refusal, for responses that list several. */
export function refusalText(refusal: ShopperRefusal): string {
  const { code, facts } = named(refusal);
  return refusalMessage(code, facts);
}

function refuseResult(refusal: ShopperRefusal): never {
  const { code, facts } = named(refusal);
  return refuse(code, facts, refusal.code === 'ADDRESS_INVALID' ? addressDetails(refusal) : {});
}

export interface Named {
  readonly code: RefusalCode;
  readonly facts: Facts;
}

function named(refusal: ShopperRefusal): Named {
  if (refusal.code === 'ADDRESS_INVALID') return firstProblem(refusal);
  if (refusal.code === 'OPTION_REQUIRED') return optionsRequired(refusal.attributes);
  if (refusal.code === 'LINES_UNKNOWN') return { code: refusal.code, facts: { keys: refusal.keys.join(', ') } };
  if (refusal.code === 'ORDERS_OPEN') return { code: refusal.code, facts: { numbers: refusal.ids.join(', ') } };
  const { code, ...facts } = refusal;
  return { code, facts };
}

function optionsRequired(attributes: readonly string[]): Named {
  const [attribute = '', ...more] = attributes;
  if (more.length === 0) return { code: 'OPTION_REQUIRED', facts: { attribute } };
  const last = more.at(-1) ?? '';
  return { code: 'OPTIONS_REQUIRED', facts: { attributes: `${attributes.slice(0, -1).join(', ')} and ${last}` } };
}

function firstProblem({ problems: [first] }: AddressRefusal): Named {
  if (!first) throw new Error('an address was refused without a reason');
  return { code: first.code, facts: factsOf(first) };
}

const factsOf = (problem: AddressProblem): Facts => ({
  field: `${ROLE_LABELS[problem.role]} ${ADDRESS_LABELS[problem.field]}`,
  ...(problem.code === 'STATE_INVALID' && { states: problem.states.map(({ name }) => name).join(', ') }),
});

/** A client shows the message of the first problem; a form marks every field. */
const addressDetails = ({ problems }: AddressRefusal) => ({
  fields: problems.map(({ role, field, code }) => ({ role, field, code })),
});
