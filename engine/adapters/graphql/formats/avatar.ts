import { escapeHtml } from '#engine/domain/text/escape-html.ts';

const DEFAULT_SIZE_PX = 96;
const MAX_SIZE_PX = 512;

/** An avatar drawn from the name. There is no other picture, so no rating and no default apply. */
export function avatarOf(name: string, { size: requested }: { readonly size?: number | null | undefined }) {
  const size = Math.min(Math.max(requested ?? DEFAULT_SIZE_PX, 1), MAX_SIZE_PX);
  return {
    default: null,
    extraAttr: null,
    forceDefault: false,
    foundAvatar: false,
    height: size,
    rating: null,
    scheme: 'data',
    size,
    url: initialsAvatar(name, size),
    width: size,
  };
}

const COLORS = ['#7a1f1f', '#1f4d7a', '#2f6b3a', '#6b4a1f', '#4b2f7a', '#1f6b6b'];

/**
 * A picture of the initials as a data URL, so that no avatar service learns who writes here.
 * Equal names get equal colours.
 */
function initialsAvatar(name: string, size: number): string {
  const initials = name
    .split(/\s+/)
    .flatMap((word) => [...word].slice(0, 1))
    .slice(0, 2)
    .join('')
    .toUpperCase();
  const sum = [...name].reduce((total, character) => total + (character.codePointAt(0) ?? 0), 0);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 96 96">` +
    `<rect width="96" height="96" fill="${COLORS[sum % COLORS.length]}"/>` +
    `<text x="48" y="62" font-family="sans-serif" font-size="40" text-anchor="middle" fill="#fff">${escapeHtml(initials)}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
