import { z } from 'zod';
import { createApiClient } from './api-client.ts';

interface Wish {
  readonly slug: string;
  readonly quantity: number;
}

/** Somebody else, with another client, is faster. */
export async function buyThroughApi(address: string, { slug, quantity }: Wish): Promise<void> {
  const client = createApiClient(address);
  const { product } = Found.parse(await client.ask(FIND, { slug }));
  await client.ask(ADD, { input: { productId: product.databaseId, quantity } });
  await client.ask(CHECK_OUT, {
    input: { paymentMethod: 'bacs', shipToDifferentAddress: false, billing: ADDRESS, shipping: ADDRESS },
  });
}

const Found = z.object({ product: z.object({ databaseId: z.number() }) });
const FIND = 'query ($slug: ID!) { product(id: $slug, idType: SLUG) { databaseId } }';
const ADD = 'mutation ($input: AddToCartInput!) { addToCart(input: $input) { cart { isEmpty } } }';
const CHECK_OUT = 'mutation ($input: CheckoutInput!) { checkout(input: $input) { result } }';

const ADDRESS = {
  firstName: 'Budi',
  lastName: 'Santoso',
  email: 'budi.santoso@example.com',
  address1: 'Jalan Merdeka 1',
  city: 'Bandung',
  state: 'JB',
  postcode: '40111',
  country: 'ID',
};
