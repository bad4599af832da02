import type { en } from '../en/en.ts';
import type { Same } from '../same.ts';
import { frame } from './frame.ts';
import { products } from './products.ts';

export const id: Same<typeof en> = { ...frame, products };
