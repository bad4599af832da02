/** WooCommerce takes columns of this name for custom fields; a name that begins with `_` is one of the shop's own. */
export const META = 'Meta: ';
