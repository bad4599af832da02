import { frame } from './frame.ts';
import { products } from './products.ts';
import { wholeShop } from './whole-shop.ts';

export const en = { ...frame, ...wholeShop, products } as const;
