import type { ArticleCategorySeed } from './article-seed.ts';

export const ARTICLE_CATEGORIES: readonly ArticleCategorySeed[] = [
  { slug: 'perawatan-mesin', name: { id: 'Perawatan mesin', en: 'Engine care' } },
  { slug: 'bahan-bakar', name: { id: 'Bahan bakar', en: 'Fuel' } },
  { slug: 'oli', name: { id: 'Oli', en: 'Oil' } },
  { slug: 'rem', name: { id: 'Rem', en: 'Brakes' } },
  { slug: 'setir', name: { id: 'Setir', en: 'Steering' } },
  { slug: 'interior', name: { id: 'Interior', en: 'Interior' } },
  { slug: 'balap', name: { id: 'Balap', en: 'Racing' } },
];
