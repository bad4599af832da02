import { expect, test, vi } from 'vitest';
import type { CommerceApi } from '#contract/commerce-api.ts';
import { createProvinceCodes, createStateLookup } from './states.ts';

const CALIFORNIA = { code: 'CA', name: 'California' };

test('loads the states of a country once, and again only after a failure', async () => {
  const api = vi.fn<CommerceApi>(async () => ({
    data: { countryStates: [CALIFORNIA, null] },
    newSessionToken: null,
  }));
  api.mockResolvedValueOnce({ data: null, newSessionToken: null });
  const statesOf = createStateLookup(api);
  await expect(statesOf(['US'])).rejects.toThrow('returned no data');
  expect([await statesOf(['US']), await statesOf(['us'])]).toEqual([{ US: [CALIFORNIA] }, { us: [CALIFORNIA] }]);
  expect(api.mock.calls.map(([{ variables }]) => variables?.country)).toEqual(['US', 'US']);
});

test.each([
  ['what is not a country', 'X1', { X1: [] }],
  ['a country that the backend does not know', 'XX', { XX: [] }],
  ['a country whose addresses name none', 'SG', {}],
])('%s has no states', async (_case, country, states) => {
  const refuse: CommerceApi = async () => ({
    errors: [{ message: 'Variable "$country" got invalid value "XX"' }],
    newSessionToken: null,
  });
  expect(await createStateLookup(refuse)([country])).toEqual(states);
});

test('names the provinces of Indonesia without asking the backend', async () => {
  const states = await createStateLookup(() => expect.unreachable())(['ID']);
  expect(states.ID).toHaveLength(38);
});

test('sends a province since 2022 by the one it was part of to a backend that does not know it', async () => {
  const api = vi.fn<CommerceApi>(async () => ({
    data: { countryStates: [{ code: 'PA', name: 'Papua' }] },
    newSessionToken: null,
  }));
  const codeFor = createProvinceCodes(api);
  expect(await Promise.all(['JK', 'PS', 'PD', 'constructor'].map(codeFor))).toEqual(['JK', 'PA', 'PB', 'constructor']);
  expect(api).toHaveBeenCalledOnce();
});

test('keeps a province since 2022 for a backend that knows it', async () => {
  const api: CommerceApi = async () => ({
    data: { countryStates: [{ code: 'PS', name: 'Papua Selatan' }] },
    newSessionToken: null,
  });
  expect(await createProvinceCodes(api)('PS')).toBe('PS');
});
