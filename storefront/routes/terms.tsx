import { cachedPageHeaders } from '../cached-page.ts';
import { TextPageWithHeader } from '../pages/text-page.tsx';
import { shopContext } from '../shop-context.ts';
import type { Route } from './+types/terms.ts';

export const loader = ({ context }: Route.LoaderArgs) => ({ page: context.get(shopContext).content.terms });

export const headers: Route.HeadersFunction = () => cachedPageHeaders('catalog');

export default function Terms({ loaderData: { page } }: Route.ComponentProps) {
  return <TextPageWithHeader page={page} />;
}
