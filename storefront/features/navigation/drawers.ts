/** Names of the header's drawers, for the buttons that open them. */
export const MOBILE_MENU = 'mobile-menu';
export const MOBILE_SEARCH = 'mobile-search';
