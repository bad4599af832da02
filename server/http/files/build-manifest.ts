import { BUILD_MANIFESTS } from '#contract/builds.ts';
import { readyBody } from '../../pages/compress.ts';
import { etagOf, type ReadyPage } from '../../pages/ready-page.ts';

/** Lists the brand's redirects in what is to be known of this release. The build cannot: they are settings, which change while the shop runs. */
export function listRedirects(files: Map<string, ReadyPage>, redirects: Readonly<Record<string, string>>): void {
  for (const [path, manifest] of files) {
    if (!path.startsWith(BUILD_MANIFESTS)) continue;
    const known = JSON.parse(manifest.body.identity.toString());
    const bytes = Buffer.from(JSON.stringify({ ...known, redirects }));
    files.set(path, { ...manifest, body: readyBody(bytes, {}), etag: etagOf(bytes) });
  }
}
