import type { en } from '../en/en.ts';
import type { Same } from '../same.ts';
import { frame } from './frame.ts';
import { orderEvents } from './order-events.ts';
import { orders } from './orders.ts';
import { people } from './people.ts';
import { posts } from './posts.ts';
import { products } from './products.ts';
import { promotions } from './promotions.ts';
import { wholeShop } from './whole-shop.ts';

export const id: Same<typeof en> = {
  ...frame,
  ...wholeShop,
  ...promotions,
  ...people,
  orders,
  orderEvents,
  posts,
  products,
};
