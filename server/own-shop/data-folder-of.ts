import { resolve } from 'node:path';

/** Where the shop keeps its files, as an absolute path. An empty setting counts as none. */
export const dataFolderOf = ({ DATA_DIR }: { readonly DATA_DIR?: string | undefined }): string =>
  resolve(DATA_DIR || 'data');
