import { shopContext } from '../../shop-context.ts';
import type { Route } from './+types/states.ts';
import { findStates } from './find-states.ts';

/** For the address form, when another country is chosen. */
export const loader = ({ params, context }: Route.LoaderArgs) =>
  findStates(context.get(shopContext).shopper, [params.country]);

/** Without an answer the state is typed. */
export const clientLoader = ({ params, serverLoader }: Route.ClientLoaderArgs) =>
  serverLoader().catch(() => ({ [params.country]: [] }));

export const shouldRevalidate = () => false;
