import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnShop } from '#server/testing/shop-process.ts';
import { printCells } from '../table.ts';

const ACCOUNTS = 10;
/** Fewer than an account or a name is allowed. */
const ATTEMPTS = 4;
const WIDTHS = [18, 12, 10, 10, 10];

/** Whether the time of a response reveals that a name is known. Each attempt comes from a network of its own. */
const folder = mkdtempSync(join(tmpdir(), 'shop-names-'));
const shop = await spawnShop({ dataFolder: folder, environment: { TRUSTED_PROXIES: '1' } });
const known = Array.from({ length: ACCOUNTS }, (_, number) => `known${number}@example.test`);
const unknown = Array.from({ length: ACCOUNTS }, (_, number) => `nobody${number}@example.test`);
let network = 0;
try {
  for (const email of known) await register(email);
  printCells(['form', 'name', 'p10 ms', 'p50 ms', 'p90 ms'], WIDTHS);
  const forms = { login: logIn, 'lost password': losePassword };
  for (const [form, send] of Object.entries(forms)) {
    const waits: Record<string, number[]> = { known: [], unknown: [] };
    // In turn, so that the machine is as busy for both.
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      for (let number = 0; number < ACCOUNTS; number++) {
        for (const [name, emails] of Object.entries({ known, unknown })) {
          const begunAt = performance.now();
          await send(emails[number] ?? '');
          waits[name]?.push(performance.now() - begunAt);
        }
      }
    }
    for (const [name, all] of Object.entries(waits)) print(form, name, all);
  }
} finally {
  await shop.stop();
  rmSync(folder, { recursive: true });
}

function register(email: string): Promise<void> {
  return post('mutation ($input: RegisterCustomerInput!) { registerCustomer(input: $input) { customer { id } } }', {
    email,
    password: 'pagi yang cerah',
  });
}

function logIn(username: string): Promise<void> {
  return post('mutation ($input: LoginInput!) { login(input: $input) { authToken } }', {
    username,
    password: 'sore yang sejuk',
  });
}

function losePassword(username: string): Promise<void> {
  return post('mutation ($input: SendPasswordResetEmailInput!) { sendPasswordResetEmail(input: $input) { success } }', {
    username,
  });
}

async function post(query: string, input: Readonly<Record<string, string>>): Promise<void> {
  network += 1;
  const address = `198.${18 + (network >> 16)}.${(network >> 8) & 255}.${network & 255}`;
  const response = await fetch(`${shop.address}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
    body: JSON.stringify({ query, variables: { input } }),
  });
  const body = await response.text();
  if (/TOO_MANY_TRIES|GRAPHQL_|BAD_INPUT/.test(body)) throw new Error(body);
}

function print(form: string, name: string, waits: readonly number[]): void {
  const sorted = waits.toSorted((a, b) => a - b);
  const at = (part: number) => (sorted[Math.floor(sorted.length * part)] ?? 0).toFixed(1);
  printCells([form, name, at(0.1), at(0.5), at(0.9)], WIDTHS);
}
