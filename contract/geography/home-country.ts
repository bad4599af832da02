/** The country of the shop. A new address form starts with it. */
export const HOME_COUNTRY = 'ID';
