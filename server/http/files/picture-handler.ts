import type { IncomingMessage, ServerResponse } from 'node:http';
import { BACKEND_PICTURES_PATH, UPLOADS_PATH, versionedPicture } from '#contract/pictures.ts';
import { SITE } from '#contract/site.ts';
import type { BackendPictures } from '../../media/backend-pictures.ts';
import type { FoundFile, FoundPicture, Pictures } from '../../media/pictures.ts';
import type { FoundCopy } from '../../media/smaller-pictures.ts';
import { readyBody } from '../../pages/compress.ts';
import { etagOf, type ReadyPage } from '../../pages/ready-page.ts';
import { hasCopy, sendReady, sendText } from '../send.ts';
import { sendFile } from './send-file.ts';
import { typeOfExtension } from './static-files.ts';

/** An SVG opened as a document must run no script. */
const HEADERS = { Vary: 'Accept', 'Content-Security-Policy': "default-src 'none'; sandbox" } as const;

const cacheControl = ({ isFinal }: FoundPicture): string =>
  isFinal ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';

const responseOf = ({ bytes, extension }: FoundCopy, cache: string): ReadyPage => ({
  status: 200,
  headers: { 'Content-Type': typeOfExtension(extension), 'Cache-Control': cache, ...HEADERS },
  body: readyBody(bytes, {}),
  etag: etagOf(bytes),
  tags: [],
});

/** Its address does not name the content: the backend may replace it. */
const briefly = (picture: FoundCopy): ReadyPage =>
  responseOf(picture, `public, max-age=${picture.isFinal ? 86_400 : 3600}`);

async function sendOriginal(request: IncomingMessage, response: ServerResponse, original: FoundFile): Promise<void> {
  const { handle, size, version, extension } = original;
  try {
    const etag = `"${version}"`;
    const headers = { 'Cache-Control': cacheControl(original), ETag: etag, ...HEADERS };
    if (hasCopy(request.headers['if-none-match'], etag)) return void response.writeHead(304, headers).end();
    response.writeHead(200, { 'Content-Type': typeOfExtension(extension), 'Content-Length': size, ...headers });
    if (request.method === 'HEAD' || size === 0) return void response.end();
    await sendFile(handle, { first: 0, last: size - 1 }, response);
  } finally {
    await handle.close();
  }
}

interface Needs {
  readonly pictures: Pictures;
  /** Null over the shop's own engine. */
  readonly backendPictures: BackendPictures | null;
}

const redirect = (response: ServerResponse, address: string): void => {
  response.setHeader('Location', address);
  sendText(response, 302, 'Found');
};

/**
 * Sends uploaded pictures, and those of another backend. An address with a version that is not the file's leads to the one
 * that is; a picture that the backend does not give, to the placeholder.
 */
export function createPictureHandler({ pictures, backendPictures }: Needs) {
  return async function handlePicture(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    const takesAvif = request.headers.accept?.includes('image/avif') ?? false;
    const [address = '', query] = (request.url ?? '').split('?');
    const asked = new URLSearchParams(query);
    if (path.startsWith(`${BACKEND_PICTURES_PATH}/`)) {
      const side = Number(asked.get('side'));
      const found = await backendPictures?.(address.slice(BACKEND_PICTURES_PATH.length), { side, takesAvif });
      return found ? sendReady(request, response, briefly(found)) : redirect(response, SITE.placeholderImage);
    }
    const picture = await pictures(path.slice(UPLOADS_PATH.length + 1), { version: asked.get('v'), takesAvif });
    if (!picture) return sendText(response, 404, 'Not Found');
    if ('handle' in picture) return sendOriginal(request, response, picture);
    if ('bytes' in picture) return sendReady(request, response, responseOf(picture, cacheControl(picture)));
    redirect(response, versionedPicture(address, picture.currentVersion));
  };
}
