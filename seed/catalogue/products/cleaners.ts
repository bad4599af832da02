import type { ProductSeed } from '../product-seed.ts';
import { chainCleaner } from './cleaners/chain-cleaner.ts';
import { contactCleaner } from './cleaners/contact-cleaner.ts';
import { engineDegreaser } from './cleaners/engine-degreaser.ts';
import { engineFlush } from './cleaners/engine-flush.ts';
import { radiatorFlush } from './cleaners/radiator-flush.ts';
import { throttleCleaner } from './cleaners/throttle-cleaner.ts';

export const CLEANERS: readonly ProductSeed[] = [
  engineDegreaser,
  engineFlush,
  throttleCleaner,
  radiatorFlush,
  chainCleaner,
  contactCleaner,
];
