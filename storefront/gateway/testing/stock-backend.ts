import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { buildSchema, execute, type GraphQLSchema, parse, validate } from 'graphql';
import type { StockVersion } from './stock-cart.ts';
import type { StockOrder } from './stock-orders.ts';
import { createStockShop, type StockRequest, type StockSettings } from './stock-shop.ts';

const SCHEMAS = { '0.21.2': 'stock-backend.graphql', '1.0.2': 'stock-backend-1.graphql' } as const;

/** One white dot. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mP8/x8AAwMCAO+ip1sAAAAASUVORK5CYII=',
  'base64',
);

const MASKED = { errors: [{ message: 'Internal server error', path: ['checkout'] }], data: { checkout: null } };

export interface StockBackend {
  /** Of its GraphQL endpoint. */
  readonly url: string;
  /** Names of all operations, in the order they arrived. */
  readonly received: readonly string[];
  /** Names of the operations that the schema refused. */
  readonly refused: readonly string[];
  /** Numbers of the orders placed, the oldest first. */
  orders(): readonly number[];
  /** As it is stored. */
  order(key: string): StockOrder | undefined;
  /** From now on these operations are executed, and their responses are cut off; without a name all are sent again. */
  cutOff(...operations: readonly string[]): void;
  /** The next request for this operation is cut off before it is executed. */
  dropNext(operation: string): void;
  /** A plugin fails in the next checkout, before anything is stored; its error is masked. */
  breakNextCheckout(): void;
  close(): void;
}

/**
 * A small shop that answers over HTTP as a stock WooCommerce with WPGraphQL does: documents are checked against the recorded
 * schema of that version and executed, sessions are signed tokens in a header, and errors have the recorded words.
 */
export async function startStockBackend(
  version: StockVersion,
  { pageSize = 100, ...settings }: Partial<StockSettings> = {},
): Promise<StockBackend> {
  const schema = buildSchema(readFileSync(`storefront/gateway/testing/${SCHEMAS[version]}`, 'utf8'));
  const received: string[] = [];
  const refused: string[] = [];
  let cut: readonly string[] = [];
  let dropped: string | null = null;
  let isCheckoutBroken = false;
  const server = createServer(async (request, response) => {
    if (request.method === 'GET') return void response.writeHead(200, { 'Content-Type': 'image/png' }).end(PICTURE);
    const operation = JSON.parse(await text(request)) as Operation;
    received.push(operation.operationName);
    const isCut = cut.includes(operation.operationName);
    if (operation.operationName === dropped) {
      dropped = null;
      return void response.destroy();
    }
    if (isCheckoutBroken && operation.operationName === 'Checkout') {
      isCheckoutBroken = false;
      return send(response, MASKED, null);
    }
    const { body, newToken } = await answer(operation, readRequest(request));
    if (!('data' in body)) refused.push(operation.operationName);
    if (isCut) response.destroy();
    else send(response, body, newToken);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const shop = createStockShop(version, { ...settings, issuer: address, pageSize });
  const answer = (operation: Operation, request: StockRequest) => run({ schema, root: shop.root }, operation, request);
  return {
    url: `${address}/graphql`,
    received,
    refused,
    orders: () => shop.orders().map(({ databaseId }) => databaseId),
    order: (key) => shop.orders().find(({ orderKey }) => orderKey === key),
    cutOff(...operations) {
      cut = operations;
    },
    dropNext(operation) {
      dropped = operation;
    },
    breakNextCheckout() {
      isCheckoutBroken = true;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

interface Operation {
  readonly query: string;
  readonly operationName: string;
  readonly variables?: Readonly<Record<string, unknown>>;
}

function readRequest({ headers }: IncomingMessage): StockRequest {
  const session = String(headers['woocommerce-session'] ?? '').replace(/^Session /, '');
  const auth = (headers.authorization ?? '').replace(/^Bearer /, '');
  return { sessionToken: session || null, authToken: auth || null, newToken: null };
}

interface Executable {
  readonly schema: GraphQLSchema;
  readonly root: object;
}

async function run(
  { schema, root }: Executable,
  { query, operationName, variables }: Operation,
  request: StockRequest,
) {
  const document = parse(query);
  const errors = validate(schema, document);
  if (errors.length > 0) return { body: { errors }, newToken: null };
  const variableValues = variables ?? {};
  const body = await execute({
    schema,
    document,
    operationName,
    variableValues,
    rootValue: root,
    contextValue: request,
  });
  return { body, newToken: request.newToken };
}

function send(response: ServerResponse, body: object, newToken: string | null): void {
  response.writeHead(200, {
    'Content-Type': 'application/json; charset=UTF-8',
    ...(newToken && { 'woocommerce-session': newToken }),
  });
  response.end(JSON.stringify(body));
}
