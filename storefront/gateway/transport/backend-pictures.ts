import type { CommerceApi } from '#contract/commerce-api.ts';
import { BACKEND_PICTURE_SIDES, backendPicture } from '#contract/pictures.ts';

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

interface Host {
  readonly origin: string;
  readonly host: string;
  onOtherHost(host: string): void;
}

const PICTURES_IN_TEXT = /<img\b[^>]*?\ssrc\s*=\s*(["'])(.*?)\1[^>]*>/gis;

/** Inside texts pictures keep their address. The page's policy would block those of other hosts, and of another scheme. */
const textServed = (html: string, { origin, host, onOtherHost }: Host): string =>
  html.replace(PICTURES_IN_TEXT, (tag: string, _quote: string, address: string) => {
    const url = URL.parse(address, origin);
    if (!url || !/^https?:$/.test(url.protocol)) return tag;
    if (url.host === host) return tag.replace(address, () => onOrigin(address, origin));
    onOtherHost(url.host);
    return '';
  });

/** As it is written, entities included. */
function onOrigin(address: string, origin: string): string {
  const path = address.replace(/^(?:https?:)?\/\/[^/]*/i, '');
  return `${origin}${path.startsWith('/') ? '' : '/'}${path}`;
}

function served(value: unknown, from: Host): unknown {
  if (typeof value === 'string') return value.includes('<img') ? textServed(value, from) : value;
  if (Array.isArray(value)) return value.map((item) => served(item, from));
  if (!isRecord(value)) return value;
  const url = pictureUrl(value.sourceUrl);
  if (url === null) return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, served(item, from)]));
  if (url.host === from.host) return ownPicture(value, url.pathname);
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

interface PictureSource {
  readonly origin: string;
  /** Called once for each. */
  onOtherHost(host: string): void;
}

/** No backend has that many. */
const MAX_OTHER_HOSTS = 100;

/**
 * Names the pictures of that origin's host by addresses of this shop, in its own sizes. Those of other hosts are left out: the policy of
 * the pages would not let them be shown.
 */
export function withBackendPictures(api: CommerceApi, { origin, onOtherHost }: PictureSource): CommerceApi {
  const others = new Set<string>();
  const from: Host = {
    origin: new URL(origin).origin,
    host: new URL(origin).host,
    onOtherHost(host) {
      if (others.has(host) || others.size === MAX_OTHER_HOSTS) return;
      others.add(host);
      onOtherHost(host);
    },
  };
  return async (request) => {
    const response = await api(request);
    const { data } = response;
    if (!data) return response;
    return {
      ...response,
      data: Object.fromEntries(Object.entries(data).map(([name, item]) => [name, served(item, from)])),
    };
  };
}
