import { expect, test, vi } from 'vitest';
import type { CommerceApi } from '#contract/commerce-api.ts';
import { createStateLookup } from './states.ts';

const CALIFORNIA = { code: 'CA', name: 'California' };

test('a country is asked for once, and again only after a failure', async () => {
  const api = vi.fn<CommerceApi>(async () => ({
    data: { countryStates: [CALIFORNIA, null] },
    newSessionToken: null,
  }));
  api.mockResolvedValueOnce({ data: null, newSessionToken: null });
  const statesOf = createStateLookup(api);
  await expect(statesOf('US')).rejects.toThrow('returned no data');
  expect([await statesOf('US'), await statesOf('us')]).toEqual([[CALIFORNIA], [CALIFORNIA]]);
  expect(api.mock.calls.map(([{ variables }]) => variables?.country)).toEqual(['US', 'US']);
});

test.each([
  ['what is no country', 'X1', []],
  ['a country the backend does not know', 'XX', []],
])('%s has no states', async (_case, country, states) => {
  const refuse: CommerceApi = async () => ({
    errors: [{ message: 'Variable "$country" got invalid value "XX"' }],
    newSessionToken: null,
  });
  expect(await createStateLookup(refuse)(country)).toEqual(states);
});
