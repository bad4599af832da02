import { shopContext } from '../../shop-context.ts';
import type { Route } from './+types/states.ts';

/** For the address form, when another country is chosen. */
export const loader = ({ params, context }: Route.LoaderArgs) =>
  context.get(shopContext).shopper.states([params.country]);

/** Without a response the state is a text field. */
export const clientLoader = ({ params, serverLoader }: Route.ClientLoaderArgs) =>
  serverLoader().catch(() => ({ [params.country]: [] }));

export const shouldRevalidate = () => false;
