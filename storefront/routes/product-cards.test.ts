import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { productCard, SOLD_OUT } from '../model/testing/products.ts';
import { type ShopRequest, shopContext } from '../shop-context.ts';
import { loader } from './product-cards.ts';

const PRODUCTS = [
  productCard({ name: 'Wax', totalSales: 3 }),
  productCard({ name: 'Polish', totalSales: 9 }),
  productCard({ name: 'Throttle cleaner', totalSales: 20, stock: SOLD_OUT }),
];

async function namesAt(query: string): Promise<readonly string[]> {
  const context = new RouterContextProvider();
  const catalog = {
    products: async () => PRODUCTS,
    productsById: async () => new Map(PRODUCTS.map((product) => [product.id, product])),
  };
  context.set(shopContext, { catalog } as unknown as ShopRequest);
  const request = new Request(`https://shop.example/products/cards${query}`);
  const response = await loader({ url: new URL(request.url), params: {}, context } as unknown as Parameters<
    typeof loader
  >[0]);
  const { cards }: { cards: readonly { name: string }[] } = await response.json();
  return cards.map(({ name }) => name);
}

test('shows the products that the address names, in its order', async () => {
  const [wax, , cleaner] = PRODUCTS;
  expect(await namesAt(`?ids=${cleaner?.id}.999.${wax?.id}`)).toEqual(['Throttle cleaner', 'Wax']);
});

test('shows what sells best and is in stock where it names none', async () => {
  expect(await namesAt('')).toEqual(['Polish', 'Wax']);
});
