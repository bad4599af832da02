import type { IncomingMessage, ServerResponse } from 'node:http';
import { type IconDrawing, MAX_ICON_ADDRESS, OWN_ICONS, readIconName } from '#contract/icons.ts';
import { readyBody } from '../../pages/compress.ts';
import { etagOf } from '../../pages/ready-page.ts';
import { sendReady, sendText } from '../send.ts';

/** Seconds: a week, as long as browsers keep an icon themselves. */
const WEEK = 604_800;
/** Seconds. What is missing may be there soon. */
const MINUTE = 60;

/** Set and names, each once and in the order of the alphabet; null for an address that asks for no icons. */
function readIconRequest(target: string): { readonly prefix: string; readonly names: readonly string[] } | null {
  const { pathname, searchParams } = new URL(target, 'http://shop');
  const [, prefix = ''] = /^\/([^/]+)\.json$/.exec(pathname.slice(OWN_ICONS.length)) ?? [];
  const names = [...new Set(searchParams.get('icons')?.split(','))].sort();
  const areNames = names.length > 0 && names.every((name) => readIconName(`${prefix}:${name}`));
  return areNames ? { prefix, names } : null;
}

/** The shop's own icon service, in the form of Iconify's. */
export const createIconHandler = (drawing: (icon: string) => Promise<IconDrawing | null>) =>
  async function handleIcons(request: IncomingMessage, response: ServerResponse, target: string): Promise<void> {
    if (target.length > MAX_ICON_ADDRESS) return sendText(response, 414, 'URI Too Long');
    const requested = readIconRequest(target);
    if (!requested) return sendText(response, 400, 'Bad Request');
    const { prefix, names } = requested;
    const found = await Promise.all(names.map(async (name) => [name, await drawing(`${prefix}:${name}`)] as const));
    const missing = found.filter(([, icon]) => icon === null).map(([name]) => name);
    const icons = Object.fromEntries(found.filter(([, icon]) => icon !== null));
    const bytes = Buffer.from(JSON.stringify({ prefix, icons, ...(missing.length > 0 && { not_found: missing }) }));
    const headers = {
      'Content-Type': 'application/json',
      'Cache-Control': `public, max-age=${missing.length > 0 ? MINUTE : WEEK}`,
      Vary: 'Accept-Encoding',
    };
    await sendReady(request, response, {
      status: 200,
      headers,
      body: readyBody(bytes, {}),
      etag: etagOf(bytes),
      tags: [],
    });
  };
