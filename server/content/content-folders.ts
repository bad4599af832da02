import { fileURLToPath } from 'node:url';
import { ownTextsFolder } from '../own-shop/shop-status.ts';

/** The shop's own texts of its pages, and their pictures. */
export const SHOP_CONTENT = fileURLToPath(new URL('../../content', import.meta.url));

/** Where a text or a picture is looked for: the brand's own stands before the shop's. */
export const contentFolders = (): readonly string[] => [ownTextsFolder(process.env), SHOP_CONTENT];
