import { localPath, PATHS } from '#contract/paths.ts';

/** The page that is measured. */
export const LIST = localPath(PATHS.products, 'en');
