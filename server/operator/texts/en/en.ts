import { frame } from './frame.ts';
import { products } from './products.ts';

export const en = { ...frame, products } as const;
