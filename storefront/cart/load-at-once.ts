import { isRouteId, ROUTES } from '#contract/routes.ts';
import type { StoreSettings } from '#contract/site-settings.ts';

/**
 * Whether the cart is read with the page instead of after the visitor's first action: on pages of one visitor always.
 * @param routeIds of the page and all that stands around it
 */
export const loadsCartAtOnce = (
  routeIds: readonly string[],
  { initStoreOnUserActionToReduceServerLoad }: StoreSettings,
): boolean =>
  !initStoreOnUserActionToReduceServerLoad || routeIds.some((id) => isRouteId(id) && ROUTES[id].audience === 'visitor');
