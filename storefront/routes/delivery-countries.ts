import { countryNames } from '#contract/geography/countries.ts';
import { shopContext } from '../shop-context.ts';
import type { Route } from './+types/delivery-countries.ts';

/** For the price of delivery in the cart panel, when it is opened. */
export async function loader({ context }: Route.LoaderArgs) {
  const { shopper, language } = context.get(shopContext);
  const codes = await shopper.allowedCountries();
  const names = countryNames(codes, language);
  return codes.map((code) => ({ code, name: names[code] ?? code }));
}

/** Without a response only the postcode is asked for. */
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => serverLoader().catch(() => []);

export const shouldRevalidate = () => false;
