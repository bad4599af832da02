import { matchPath } from 'react-router';
import { splitLanguage } from '#contract/paths.ts';
import { ROUTES } from '#contract/routes.ts';

/** What the next page looks like before its data is there. */
export type PageShape = 'list' | 'product';

const { products, productsPage, category, categoryPage, product } = ROUTES;

/** The list without its page number, so that two pages of one list are the same; null for any other page. */
function listAt(path: string): string | null {
  const isList = [products, productsPage, category, categoryPage].some((route) => matchPath(route.path, path));
  return isList ? path.replace(/\/page\/\d+$/, '') : null;
}

/** The shape of the page that is being loaded; null where it has none, and for another view of the same page. */
export function nextShape(shownPathname: string, nextPathname: string): PageShape | null {
  const [shown, next] = [splitLanguage(shownPathname).path, splitLanguage(nextPathname).path];
  const list = listAt(next);
  if (next === shown || (list !== null && list === listAt(shown))) return null;
  if (list !== null) return 'list';
  return matchPath(product.path, next) ? 'product' : null;
}
