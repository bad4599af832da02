import { SITE } from '#contract/site.ts';
import type { Job } from '../jobs/scheduler.ts';
import { createIconHosts } from './icon-hosts.ts';
import { createIcons, type Icons } from './icons.ts';
import { createInstalledSets } from './installed-sets.ts';

/** Milliseconds that a shop which starts waits for the hosts. Later icons come into its pages when they are there. */
const START_PATIENCE = 500;
/** Seconds after which hosts are asked again for what they did not have. */
const AGAIN = 300;

interface Needs {
  readonly hosts: readonly string[];
  /** Pages are to be rendered anew. */
  onFound(): void;
  /** Rejects once the signal is aborted. */
  wait(milliseconds: number, signal?: AbortSignal): Promise<unknown>;
}

const namedInSettings = (): readonly string[] =>
  SITE.social.flatMap((link) => ('namedIcon' in link ? [link.namedIcon] : []));

/** Icons that the brand's settings name, and the job that asks again for those that were not to be had. */
export async function openIcons({
  hosts,
  onFound,
  wait,
}: Needs): Promise<{ readonly icons: Icons; readonly job: Job }> {
  const askHosts = createIconHosts({ hosts, wait });
  const icons = createIcons({ named: namedInSettings, installedSet: createInstalledSets(), askHosts, onFound });
  globalThis.namedIcons = icons.drawings;
  await Promise.race([icons.renew().catch(() => undefined), wait(START_PATIENCE)]);
  return { icons, job: { name: 'icons', everySeconds: AGAIN, run: icons.renew } };
}
