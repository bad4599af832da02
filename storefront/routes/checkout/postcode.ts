import { placeOfPostcode } from '#contract/geography/indonesian-postcodes.ts';
import type { Route } from './+types/postcode.ts';

/** For the address form, when an Indonesian postcode is typed. */
export const loader = ({ params: { postcode } }: Route.LoaderArgs) => ({ postcode, place: placeOfPostcode(postcode) });

/** Without a response everything is typed by hand. */
export const clientLoader = ({ params: { postcode }, serverLoader }: Route.ClientLoaderArgs) =>
  serverLoader().catch(() => ({ postcode, place: null }));

export const shouldRevalidate = () => false;
