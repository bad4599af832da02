import type { CommerceApi } from '#contract/commerce-api.ts';
import type { Language } from '#contract/languages.ts';
import type { ApiFailure } from '../transport/run-operation.ts';

/** Where and in which language a catalog is read. */
export interface CatalogSource {
  readonly api: CommerceApi;
  readonly language: Language;
  /** What a backend leaves out of a product, because a plugin of it fails there, is missing on the list as well. */
  onMissingPart?(why: ApiFailure): void;
}
