import type { CouponDraft } from '#engine/domain/promotions/check-coupons.ts';
import type { Usecases } from '#engine/usecases/usecases.ts';
import { readSeed } from '../read/read-seed.ts';
import { copyDocuments, copyPictures, copySoldFiles } from './copy-files.ts';
import { loadTaxonomies } from './load-taxonomies.ts';
import { throwIfRefused } from './throw-if-refused.ts';

interface Needs {
  readonly usecases: Usecases;
  /** The content host's folder; the pictures are copied there. */
  readonly uploads: string;
  /** Private folder of the files that are sold. */
  readonly files: string;
  onProgress(step: string): void;
}

/**
 * Fills the shop through the engine's own use cases. Safe to repeat: what exists is updated, and counted stock stays as it
 * is. Articles come last, so a shop that has articles was filled to the end.
 *
 * @throws Error when a file of the seed is wrong or the engine refuses what it says
 */
export async function loadShop({ usecases, uploads, files, onProgress }: Needs): Promise<void> {
  const seed = readSeed();
  onProgress('pictures and categories');
  await copyPictures(uploads);
  await copyDocuments(seed.products, uploads);
  await copySoldFiles(seed.products, files);
  await loadTaxonomies(usecases, seed);
  onProgress('products');
  await throwIfRefused('products', usecases.importProducts({ products: seed.products, stock: 'keep' }));
  onProgress('reviews');
  await throwIfRefused('reviews', usecases.importReviews(seed.reviews));
  await loadCoupons(usecases, seed.coupons, onProgress);
  await issueGiftCard(usecases, onProgress);
  onProgress('articles');
  await throwIfRefused('articles', usecases.importArticles(seed.articles));
}

type OnProgress = Needs['onProgress'];

async function loadCoupons(usecases: Usecases, coupons: readonly CouponDraft[], onProgress: OnProgress): Promise<void> {
  onProgress(`coupons ${coupons.map(({ code }) => code.toUpperCase()).join(', ')}`);
  await throwIfRefused('coupons', usecases.coupons.save(coupons));
}

const GIFT_CARD_CENTS = 2500;

/** A gift card is money: a shop that has any gets no other. Its code is shown only here. */
async function issueGiftCard(usecases: Usecases, onProgress: OnProgress): Promise<void> {
  if ((await usecases.giftCards.list()).length > 0) return;
  const card = await usecases.giftCards.issue({ amount: GIFT_CARD_CENTS, expiresAt: null, note: 'To try' });
  if (!card.ok) throw new Error(`the seed's gift card was refused: ${card.refusal.code}`);
  onProgress(`a gift card to try, ${card.value.code}`);
}

/** True when an earlier load completed. */
export async function isLoaded(usecases: Usecases): Promise<boolean> {
  const { total } = await usecases.catalog.articles({ language: 'id', filter: {}, order: [], page: { first: 1 } });
  return total > 0;
}
