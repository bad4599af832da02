import type { IncomingMessage, ServerResponse } from 'node:http';
import { versionedPicture } from '#contract/pictures.ts';
import { ENDPOINTS } from '#contract/routes.ts';
import type { FoundPicture, Pictures } from '../media/pictures.ts';
import { readyBody } from '../pages/compress.ts';
import { etagOf, type ReadyPage } from '../pages/ready-page.ts';
import { sendReady, sendText } from './send.ts';
import { typeOfExtension } from './static-files.ts';

/** An SVG opened as a document must run no script. */
const HEADERS = { Vary: 'Accept', 'Content-Security-Policy': "default-src 'none'; sandbox" } as const;

const cacheControl = ({ isFinal }: FoundPicture): string =>
  isFinal ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';

const responseOf = (picture: FoundPicture): ReadyPage => ({
  status: 200,
  headers: {
    'Content-Type': typeOfExtension(picture.extension),
    'Cache-Control': cacheControl(picture),
    ...HEADERS,
  },
  body: readyBody(picture.bytes, {}),
  etag: etagOf(picture.bytes),
  tags: [],
});

/** Sends uploaded pictures. An address with a version that is not the file's leads to the one that is. */
export const createPictureHandler = (pictures: Pictures) =>
  async function handlePicture(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    const takesAvif = request.headers.accept?.includes('image/avif') ?? false;
    const [address = '', query] = (request.url ?? '').split('?');
    const version = new URLSearchParams(query).get('v');
    const picture = await pictures(path.slice(ENDPOINTS.uploads.path.length + 1), { version, takesAvif });
    if (!picture) return sendText(response, 404, 'Not Found');
    if ('bytes' in picture) return sendReady(request, response, responseOf(picture));
    response.setHeader('Location', versionedPicture(address, picture.currentVersion));
    sendText(response, 302, 'Found');
  };
