import type { Change } from '#engine/index.ts';
import type { PictureVersions } from '../media/picture-versions.ts';
import type { Job } from './scheduler.ts';

/** Finds uploads that were replaced, so that everything shows their new addresses. */
export const pictureJob = (
  versions: Pick<PictureVersions, 'refresh'>,
  announce: (changes: readonly Change[]) => void,
): Job => ({
  name: 'find replaced pictures',
  everySeconds: 15,
  async run() {
    if (await versions.refresh()) announce([{ kind: 'catalog' }, { kind: 'articles' }]);
  },
});
