import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { DATABASES } from '#engine/adapters/database/testing/databases.ts';
import { SEED } from '#engine/adapters/database/testing/seeded-random.ts';
import { buildSchema } from '#engine/adapters/graphql/schema/build-schema.ts';
import { JAKARTA } from '#engine/domain/testing/shop.ts';
import { customerOf } from './testing/account.ts';
import { ATTRIBUTES } from './testing/catalog.ts';
import { ADD, visitor } from './testing/client.ts';
import { BASE_URL, sharedShop } from './testing/open-shop.ts';
import { randomDocument } from './testing/random-document.ts';

/** Fixed numbers: what a machine gets done in a minute says nothing about the API. */
const OPERATIONS = 1200;
const BODIES_SENT = 300;

/** No time limit decides whether the property holds. */
const NO_TIME_LIMIT = { timeout: 0 };

const BUY = 'mutation ($input: CheckoutInput!) { checkout(input: $input) { order { databaseId orderKey id } } }';

/** Text that would reveal internals. */
const INTERNAL =
  /Internal server error|node_modules|\.ts:\d|\bat \w+ \(|kysely|pglite|postgres|\bselect\b.+\bfrom\b|\bsyntax error at\b|violates|relation "|column "|is not a function|Cannot (read|destructure|convert)|out of range for type|RangeError|TypeError|\/(tmp|home|root|usr)\//i;

const BODIES = [
  '{"query":"{ viewer { id } }","variables":{"a":1},"operationName":null}',
  '[{"query":"{ cart { total } }"},{"query":"{ viewer { id } }"}]',
];

const schema = buildSchema(ATTRIBUTES.map(({ slug }) => slug));

beforeAll(() => console.log(`SEED=${SEED}`));

describe.each(DATABASES)('random requests on %s', (_name, open) => {
  const shop = sharedShop(open);
  let visitors: readonly ReturnType<typeof visitor>[];
  let known: readonly string[];
  beforeAll(async () => {
    const [guest, customer] = [visitor(shop), await customerOf(shop, 'budi')];
    for (const buyer of [guest, customer])
      await buyer.ask(ADD, { input: { productId: shop.ids.cleaner, quantity: 1 } });
    const { data } = await customer.ask(BUY, { input: { billing: JAKARTA, paymentMethod: 'bacs' } });
    const { order } = data.checkout;
    visitors = [visitor(shop), guest, customer];
    known = [
      ...Object.entries(shop.ids).flatMap(([name, id]) => [name, String(id)]),
      ...[String(order.databaseId), order.id, order.orderKey, String(customer.id), 'budi', customer.email],
      ...['bacs', 'cod', 'flat_rate:2', 'additives', 'pa_size', '1l', 'ID', 'JK', 'tips', 'wishlist'],
    ];
  });

  test(
    'answers any valid operation with data or with coded errors that reveal no internals',
    NO_TIME_LIMIT,
    async () => {
      const request = fc.tuple(randomDocument(schema, known), fc.nat({ max: visitors.length - 1 }));
      const property = fc.asyncProperty(request, async ([{ query, variables }, who]) => {
        const { status, data, errors } = (await visitors[who]?.ask(query, variables)) ?? {};
        const errorText = JSON.stringify(errors);
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
        // The documents are valid: an error of the parser would mean that nothing was executed.
        expect(errorText).not.toMatch(/GRAPHQL_(PARSE|VALIDATION)_FAILED/);
        expect(errorText).not.toMatch(INTERNAL);
        expect(JSON.stringify(data ?? null)).not.toMatch(/at \w+ \(|node_modules|\/(home|root)\//);
      });
      await fc.assert(property, { numRuns: OPERATIONS, seed: SEED });
    },
  );

  test('responds to invalid bodies with errors in the shape of GraphQL', NO_TIME_LIMIT, async () => {
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
      const responses = [JSON.parse(text)].flat();
      for (const { extensions } of responses.flatMap(({ errors }) => errors ?? [])) {
        expect(extensions).toMatchObject({
          category: expect.any(String),
          code: expect.stringMatching(/^[A-Z][A-Z_]+$/),
        });
      }
    });
    await fc.assert(property, { numRuns: BODIES_SENT, seed: SEED });
  });
});
