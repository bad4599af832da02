import type { ProductSeed } from '../product-seed.ts';
import { oilGuide } from './guides/oil-guide.ts';
import { serviceLog } from './guides/service-log.ts';

export const GUIDES: readonly ProductSeed[] = [oilGuide, serviceLog];
