import type { CommerceApi } from '#contract/commerce-api.ts';
import { BACKEND_PICTURE_SIDES, backendPicture } from '#contract/pictures.ts';
import { type TextSources, textOfShop } from './text-addresses.ts';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Of a picture; null for a path, and for what is none. A WordPress behind a proxy may think that it has no TLS. */
function pictureUrl(address: unknown): URL | null {
  const url = typeof address === 'string' ? URL.parse(address) : null;
  return url && /^https?:$/.test(url.protocol) ? url : null;
}

/** Every size that is smaller than the picture. */
function sizesOf(path: string, width: number, height: number) {
  const longer = Math.max(width, height);
  return BACKEND_PICTURE_SIDES.filter((side) => side < longer).map((side) => ({
    sourceUrl: backendPicture(path, side),
    width: String(Math.round((width * side) / longer)),
    height: String(Math.round((height * side) / longer)),
  }));
}

function served(value: unknown, from: TextSources): unknown {
  if (typeof value === 'string') return textOfShop(value, from);
  if (Array.isArray(value)) return value.map((item) => served(item, from));
  if (!isRecord(value)) return value;
  const url = pictureUrl(value.sourceUrl);
  if (url === null) return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, served(item, from)]));
  if (url.host === from.pictures.host) return ownPicture(value, url.pathname);
  from.onOtherHost(url.host);
  return { ...value, sourceUrl: null };
}

function ownPicture(picture: Readonly<Record<string, unknown>>, path: string): unknown {
  const { mediaDetails: details } = picture;
  const [width, height] = isRecord(details) ? [Number(details.width), Number(details.height)] : [0, 0];
  return {
    ...picture,
    sourceUrl: backendPicture(path),
    ...(isRecord(details) && {
      mediaDetails: { ...details, sizes: width > 0 && height > 0 ? sizesOf(path, width, height) : [] },
    }),
  };
}

interface Addresses {
  /** Origin of the pictures. */
  readonly pictures: string;
  /** Of the API. Its folder is that of the site. */
  readonly api: string;
  /** Called once for each. */
  onOtherHost(host: string): void;
}

/** No backend has that many. */
const MAX_OTHER_HOSTS = 100;

/**
 * Names the pictures of a backend by addresses of this shop, in its own sizes, and the pages that its texts link to by those of this shop.
 * Pictures of other hosts are left out: the policy of the pages would not let them be shown.
 */
export function withShopAddresses(backend: CommerceApi, { pictures, api, onOtherHost }: Addresses): CommerceApi {
  const others = new Set<string>();
  const from: TextSources = {
    pictures: new URL(pictures),
    sites: [new URL('.', api), new URL(pictures)],
    onOtherHost(host) {
      if (others.has(host) || others.size === MAX_OTHER_HOSTS) return;
      others.add(host);
      onOtherHost(host);
    },
  };
  return async (request) => {
    const response = await backend(request);
    const { data } = response;
    if (!data) return response;
    return {
      ...response,
      data: Object.fromEntries(Object.entries(data).map(([name, item]) => [name, served(item, from)])),
    };
  };
}
