import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { BUILD_MANIFESTS, LATEST_BUILD } from '../contract/builds.ts';
import { isRouteId, ROUTES } from '../contract/routes.ts';

/** The router names its own manifest by a digest of what the browser loads. */
const ROUTER_MANIFEST = /^manifest-(\w+)\.js$/;

function idOf(client: string): string {
  const ids = readdirSync(join(client, 'assets')).flatMap((name) => ROUTER_MANIFEST.exec(name)?.[1] ?? []);
  const [id] = ids;
  if (id === undefined || ids.length > 1) throw new Error(`the build has ${ids.length} manifests of the router`);
  return id;
}

/** By the patterns of their addresses: whether the page is the same for everybody, so that proxies may cache it, and which limit it has. */
const routeRules = () =>
  Object.fromEntries(
    Object.keys(ROUTES)
      .filter(isRouteId)
      .map((id) => [ROUTES[id].path, { cache: ROUTES[id].audience === 'everyone', limit: ROUTES[id].limit }]),
  );

function write(client: string, path: string, content: object): void {
  const file = join(client, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(content));
}

/** Writes which release this is, for tabs of an older one, and the rules of its routes, for whoever stands in front of the shop. */
export function writeBuildManifest(client: string): void {
  const id = idOf(client);
  write(client, LATEST_BUILD, { id });
  write(client, `${BUILD_MANIFESTS}${id}.json`, { id, routeRules: routeRules(), redirects: {} });
}
