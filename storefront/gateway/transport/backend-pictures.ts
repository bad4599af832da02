import type { CommerceApi } from '#contract/commerce-api.ts';
import { BACKEND_PICTURE_SIDES, backendPicture } from '#contract/pictures.ts';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The path of a picture on that host; null for anything else. A WordPress behind a proxy may think that it has no TLS. */
function pathOn(host: string, address: unknown): string | null {
  const url = typeof address === 'string' ? URL.parse(address) : null;
  return url?.host === host && /^https?:$/.test(url.protocol) ? url.pathname : null;
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

function served(value: unknown, host: string): unknown {
  if (Array.isArray(value)) return value.map((item) => served(item, host));
  if (!isRecord(value)) return value;
  const path = pathOn(host, value.sourceUrl);
  if (path === null) return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, served(item, host)]));
  const { mediaDetails: details } = value;
  const [width, height] = isRecord(details) ? [Number(details.width), Number(details.height)] : [0, 0];
  return {
    ...value,
    sourceUrl: backendPicture(path),
    ...(isRecord(details) && {
      mediaDetails: { ...details, sizes: width > 0 && height > 0 ? sizesOf(path, width, height) : [] },
    }),
  };
}

/** Names the pictures of that host by addresses of this shop, in its own sizes. Those of other hosts stay as they are. */
export const withBackendPictures =
  (api: CommerceApi, origin: string): CommerceApi =>
  async (request) => {
    const response = await api(request);
    const { data } = response;
    if (!data) return response;
    const { host } = new URL(origin);
    return {
      ...response,
      data: Object.fromEntries(Object.entries(data).map(([name, item]) => [name, served(item, host)])),
    };
  };
