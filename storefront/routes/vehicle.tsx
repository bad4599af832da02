import { redirect } from 'react-router';
import { localPath, PATHS, returnPath } from '#contract/paths.ts';
import { PageHead } from '../features/navigation/page-head.tsx';
import { ProductCards } from '../features/product-card/product-cards.tsx';
import { FORGET_FORM, VEHICLE_RESULT, VehiclePage } from '../features/vehicle/vehicle-page.tsx';
import { FORM_FIELD } from '../forms/form-response.ts';
import { keepForm } from '../forms/keep-form.ts';
import { formOf, textOf, withProblems } from '../forms/read-request.ts';
import { useText } from '../i18n/bilingual.ts';
import { VEHICLE } from '../i18n/messages/vehicle.ts';
import { PARAMETERS } from '../model/catalog/catalog-query.ts';
import { toProductCard } from '../model/catalog/product-card.ts';
import { suggestionsFor } from '../model/catalog/vehicle-suggestions.ts';
import type { ProductCardData } from '../model/product/product.ts';
import { checkVehicle, parseVehicle, printVehicle, type Vehicle } from '../model/vehicle/vehicle.ts';
import { fitOf } from '../model/vehicle/vehicle-fit.ts';
import { shopContext } from '../shop-context.ts';
import { vehicleCookie, vehicleOfCookies } from '../vehicle/vehicle-cookie.ts';
import type { Route } from './+types/vehicle.ts';

/** Cards of each kind: two rows on a wide screen at most. */
const MAX_CARDS = 8;

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { catalog } = context.get(shopContext);
  const { searchParams } = url;
  const remembered = vehicleOfCookies(request.headers.get('Cookie'));
  const vehicle = parseVehicle(searchParams.get(PARAMETERS.vehicle)) ?? remembered;
  const products = await catalog.products();
  const product = products.find(({ slug }) => slug === searchParams.get('product'));
  const suggestions = vehicle ? suggestionsFor(products, vehicle, MAX_CARDS) : { oils: [], additives: [] };
  return {
    vehicle,
    isRemembered: remembered !== null,
    list: returnPath(searchParams.get('list')),
    product: product
      ? { slug: product.slug, name: product.name, fit: vehicle && fitOf(product.vehicleFacts, vehicle) }
      : null,
    oils: suggestions.oils.map(toProductCard),
    additives: suggestions.additives.map(toProductCard),
    isUnlisted: searchParams.size > 0,
  };
}

/** The list that the shopper came from with what fits, or this page with its advice. */
function pathAfterChoice(form: FormData, vehicle: Vehicle): string {
  const list = returnPath(textOf(form, 'list'));
  const { pathname, searchParams } = new URL(list ?? PATHS.vehicle, 'http://shop');
  const product = textOf(form, 'product');
  searchParams.set(PARAMETERS.vehicle, printVehicle(vehicle));
  if (list !== null) return `${pathname}?${searchParams}`;
  if (product) searchParams.set('product', product);
  return `${pathname}?${searchParams}#${VEHICLE_RESULT}`;
}

export async function action({ request, context }: Route.ActionArgs) {
  const { prefix, baseUrl } = context.get(shopContext);
  const form = await formOf(request);
  const remember = (vehicle: Vehicle | null) => ({
    status: 303,
    headers: { 'Set-Cookie': vehicleCookie(vehicle, baseUrl.startsWith('https:')) },
  });
  if (textOf(form, FORM_FIELD) === FORGET_FORM) return redirect(localPath(PATHS.vehicle, prefix), remember(null));
  const checked = checkVehicle({
    type: textOf(form, 'type'),
    fuel: textOf(form, 'fuel'),
    engine: textOf(form, 'engine'),
    year: textOf(form, 'year'),
  });
  if (checked.vehicle === null) return withProblems(form, checked);
  const path = pathAfterChoice(form, checked.vehicle);
  return redirect(textOf(form, 'list') ? path : localPath(path, prefix), remember(checked.vehicle));
}

export const clientAction = ({ request, serverAction }: Route.ClientActionArgs) => keepForm(request, serverAction);

export default function VehicleRoute({ loaderData, actionData }: Route.ComponentProps) {
  const text = useText(VEHICLE);
  const { oils, additives, isUnlisted, ...page } = loaderData;
  return (
    <>
      <PageHead title={text.title} description={text.description} isUnlisted={isUnlisted} />
      <VehiclePage
        {...page}
        outcome={actionData}
        oils={cardsOf(oils, 'oils')}
        additives={cardsOf(additives, 'additives')}
      />
    </>
  );
}

const cardsOf = (products: readonly ProductCardData[], labelledBy: string) =>
  products.length > 0 ? <ProductCards labelledBy={labelledBy} products={products} /> : null;
