const PERCENT_ENCODED = /^[^%]*(?:%[\da-f]{2}[^%]*)+$/i;

/**
 * A WordPress stores the letters of a slug that are not ASCII percent-encoded: WPGraphQL sends those of terms and articles readable,
 * WooGraphQL those of products and variations as they are stored.
 */
export function readableSlug(slug: string | null | undefined): string {
  if (!slug || !PERCENT_ENCODED.test(slug)) return slug ?? '';
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}
