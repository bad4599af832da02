import { bilingual } from '../bilingual.ts';

/** Categories and the guides to them. */
export const CATEGORIES = bilingual(
  {
    all: 'All categories',
    allDescription: 'Every category of the shop at a glance.',
    categories: 'Categories',
    guides: 'Category guides',
    guidesLead: 'Eight product families: what each one does, how to choose, and how often it is due.',
    guideLink: 'How to choose and use it',
    guideTo: (title: string) => `${title}: how to choose and use`,
    otherGuides: 'The other shelves',
    questions: 'Questions',
    products: 'On this shelf',
    allProducts: 'See them all',
    seeProducts: (count: number) => (count === 1 ? 'See the product' : `See ${count} products`),
  },
  {
    all: 'Semua kategori',
    allDescription: 'Semua kategori di toko ini dalam satu halaman.',
    categories: 'Kategori',
    guides: 'Panduan kategori',
    guidesLead: 'Delapan keluarga produk: apa gunanya, cara memilih, dan kapan waktunya dipakai.',
    guideLink: 'Cara memilih dan memakainya',
    guideTo: (title) => `${title}: cara memilih dan memakai`,
    otherGuides: 'Rak lainnya',
    questions: 'Tanya jawab',
    products: 'Di rak ini',
    allProducts: 'Lihat semua',
    seeProducts: (count) => `Lihat ${count} produk`,
  },
);
