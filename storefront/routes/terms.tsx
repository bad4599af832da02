import { cachedPageHeaders } from '../cached-page.ts';
import { shopContext } from '../shop-context.ts';
import { TextPageWithHeader } from '../text-page.tsx';
import type { Route } from './+types/terms.ts';

export const loader = ({ context }: Route.LoaderArgs) => ({ page: context.get(shopContext).content.terms });

export const headers: Route.HeadersFunction = () => cachedPageHeaders('catalog');

export default function Terms({ loaderData: { page } }: Route.ComponentProps) {
  return <TextPageWithHeader page={page} />;
}
