import type { Params, ServerBuild } from 'react-router';
import { isLanguage } from '#contract/languages.ts';
import { pageNotFound } from './page-errors.ts';

type Routes = ServerBuild['routes'];
type Route = NonNullable<Routes[string]>;

/** `/xx/products` matches `/:language?/products`, but the shop speaks two languages only. @throws a 404 */
function requireKnownLanguage({ language }: Params): void {
  if (language !== undefined && !isLanguage(language)) throw pageNotFound();
}

/**
 * Guards every loader and action of the storefront against unknown languages. The loader of a layout could not: it runs
 * beside the loader of its page, and after the page's action.
 */
export const withKnownLanguages = (build: ServerBuild): ServerBuild => ({ ...build, routes: guardAll(build.routes) });

const guardAll = (routes: Routes): Routes =>
  Object.fromEntries(Object.entries(routes).map(([id, route]) => [id, route && guardRoute(route)]));

/** The root stays as it is: the 404 page needs its data. */
function guardRoute(route: Route): Route {
  const { loader, action } = route.module;
  if (route.parentId === undefined) return route;
  return {
    ...route,
    module: { ...route.module, ...(loader && { loader: guard(loader) }), ...(action && { action: guard(action) }) },
  };
}

const guard =
  <Args extends { readonly params: Params }, Result>(handler: (args: Args) => Result) =>
  (args: Args): Result => {
    requireKnownLanguage(args.params);
    return handler(args);
  };
