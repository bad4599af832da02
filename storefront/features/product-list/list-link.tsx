import { Link, type LinkProps } from 'react-router';

/** To another question of the same list: the page stays where it is scrolled to. */
export const ListLink = (link: LinkProps) => <Link prefetch="intent" preventScrollReset {...link} />;
