import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DATABASES } from '#engine/adapters/database/testing/databases.ts';
import { buildSchema } from '#engine/adapters/graphql/schema/build-schema.ts';
import { JAKARTA } from '#engine/domain/testing/shop.ts';
import { customerOf } from './testing/account.ts';
import { ATTRIBUTES } from './testing/catalogue.ts';
import { ADD, visitor } from './testing/client.ts';
import { BASE_URL, openShop, type TestShop } from './testing/open-shop.ts';
import { randomDocument } from './testing/random-document.ts';

const RUNS = 1200;

const BUY = 'mutation ($input: CheckoutInput!) { checkout(input: $input) { order { databaseId orderKey id } } }';

/** Words that only the inside knows. */
const INTERNAL =
  /Internal server error|node_modules|\.ts:\d|\bat \w+ \(|kysely|pglite|postgres|\bselect\b.+\bfrom\b|\bsyntax error at\b|violates|relation "|column "|is not a function|Cannot (read|destructure|convert)|out of range for type|RangeError|TypeError|\/(tmp|home|root|usr)\//i;

const BODIES = [
  '{"query":"{ viewer { id } }","variables":{"a":1},"operationName":null}',
  '[{"query":"{ cart { total } }"},{"query":"{ viewer { id } }"}]',
];

const schema = buildSchema(ATTRIBUTES.map(({ slug }) => slug));

describe.each(DATABASES)('any question on %s', (_name, open) => {
  let shop: TestShop;
  let askers: readonly ReturnType<typeof visitor>[];
  let known: readonly string[];
  beforeAll(async () => {
    shop = await openShop(open);
    const [guest, customer] = [visitor(shop), await customerOf(shop, 'budi')];
    for (const asker of [guest, customer])
      await asker.ask(ADD, { input: { productId: shop.ids.cleaner, quantity: 1 } });
    const { data } = await customer.ask(BUY, { input: { billing: JAKARTA, paymentMethod: 'bacs' } });
    const { order } = data.checkout;
    askers = [visitor(shop), guest, customer];
    known = [
      ...Object.entries(shop.ids).flatMap(([name, id]) => [name, String(id)]),
      ...[String(order.databaseId), order.id, order.orderKey, String(customer.id), 'budi', customer.email],
      ...['bacs', 'cod', 'flat_rate:2', 'additives', 'pa_size', '1l', 'ID', 'JK', 'tips', 'wishlist'],
    ];
  });
  afterAll(() => shop.close());

  test('is answered, or refused in words and with a code, and nothing of the inside is told', async () => {
    // A failure prints its seed and path: fc.assert(…, { seed, path }) asks the same again.
    const question = fc.tuple(randomDocument(schema, known), fc.nat({ max: askers.length - 1 }));
    const property = fc.asyncProperty(question, async ([{ query, variables }, who]) => {
      const { status, data, errors } = (await askers[who]?.ask(query, variables)) ?? {};
      const told = JSON.stringify(errors);
      expect([status, shop.failures()]).toEqual([200, []]);
      for (const { message, extensions } of errors ?? []) {
        expect([message, extensions]).toEqual([
          expect.stringMatching(/\S/),
          expect.objectContaining({
            category: expect.stringMatching(/^(user|graphql)$/),
            code: expect.stringMatching(/^[A-Z][A-Z_]+$/),
          }),
        ]);
      }
      // What is asked here is valid: a refusal by the parser would mean that nothing was tried.
      expect(told).not.toMatch(/GRAPHQL_(PARSE|VALIDATION)_FAILED/);
      expect(told).not.toMatch(INTERNAL);
      expect(JSON.stringify(data ?? null)).not.toMatch(/at \w+ \(|node_modules|\/(home|root)\//);
    });
    await fc.assert(property, { numRuns: RUNS });
  });

  test('bytes that are no question at all are refused in the shape of GraphQL', async () => {
    const json = fc.json({ maxDepth: 4 }).map((text) => new TextEncoder().encode(text));
    const torn = fc
      .tuple(fc.constantFrom(...BODIES), fc.nat({ max: 60 }), fc.uint8Array({ maxLength: 4 }))
      .map(([body, at, bytes]) =>
        Buffer.concat([Buffer.from(body.slice(0, at)), bytes, Buffer.from(body.slice(at + 1))]),
      );
    const types = fc.constantFrom(
      'application/json',
      'application/graphql',
      'text/plain',
      'multipart/form-data',
      'x/\u0001',
    );
    const body = fc.oneof(fc.uint8Array({ maxLength: 200 }), json, torn);
    const property = fc.asyncProperty(body, types, async (bytes, type) => {
      const request = new Request(`${BASE_URL}/graphql`, { method: 'POST', body: new Uint8Array(bytes) });
      request.headers.set('Content-Type', type.replace('\u0001', ';;='));
      const response = await shop.fetch(request);
      const text = await response.text();
      expect([200, 400, 413, 415]).toContain(response.status);
      expect(text).not.toMatch(INTERNAL);
      expect(shop.failures()).toEqual([]);
      if (response.status === 415) return;
      const answers = [JSON.parse(text)].flat();
      for (const { extensions } of answers.flatMap(({ errors }) => errors ?? [])) {
        expect(extensions).toMatchObject({
          category: expect.any(String),
          code: expect.stringMatching(/^[A-Z][A-Z_]+$/),
        });
      }
    });
    await fc.assert(property, { numRuns: RUNS / 4 });
  });
});
