/** Key that the page on its way will have in the history; undefined while none is. */
export const nextPageKey = (): string | undefined => globalThis.__reactRouterDataRouter.state.navigation.location?.key;
