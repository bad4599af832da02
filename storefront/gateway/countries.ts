import type { CommerceApi } from '#contract/commerce-api.ts';
import { getAllowedCountries } from './generated/operations.generated.ts';
import { runOperation } from './transport/run-operation.ts';

/** Codes of the countries that the shop sells to. */
export type FindCountries = () => Promise<readonly string[]>;

interface Needs {
  readonly api: CommerceApi;
  /** How long an answer holds; null to ask each time. */
  readonly maxAgeMs: number | null;
  now(): number;
}

/** Asks another backend once for all shoppers, and again when the answer is old. A failure is not kept. */
export function createCountries({ api, maxAgeMs, now }: Needs): FindCountries {
  let known: { readonly codes: Promise<readonly string[]>; readonly until: number } | null = null;
  return () => {
    if (known && now() < known.until) return known.codes;
    const asked = { codes: loadCountries(api), until: now() + (maxAgeMs ?? 0) };
    known = asked;
    asked.codes.catch(() => {
      if (known === asked) known = null;
    });
    return asked.codes;
  };
}

async function loadCountries(api: CommerceApi): Promise<readonly string[]> {
  const { data } = await runOperation(api, { operation: getAllowedCountries, variables: {} }, { language: 'en' });
  return data?.allowedCountries?.filter((code) => code !== null) ?? [];
}
