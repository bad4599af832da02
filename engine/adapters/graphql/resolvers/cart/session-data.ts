import type { Session } from '#engine/domain/sessions/session.ts';
import type { Resolvers } from '../../generated/resolvers.generated.ts';
import { refuse } from '../../refuse.ts';
import { visitSource } from '../customers/customer-source.ts';
import { echo } from '../echo.ts';
import { valuesOf } from '../input-lists.ts';
import { metaData } from '../meta-data.ts';
import { changed } from './cart-mutations.ts';

/** By key: the database has an order of its own. */
export const keptData = (data: Session['data']) =>
  metaData(Object.fromEntries(Object.entries(data).sort(([a], [b]) => (a < b ? -1 : 1))), {});

/** Fees are the shop's to ask for, and there are no managers on this side of it. */
export const sessionMutations: Pick<
  NonNullable<Resolvers['RootMutation']>,
  'addFee' | 'forgetSession' | 'updateSession'
> = {
  addFee: () => refuse('NOT_CAPABLE'),
  forgetSession: async (_root, { input }, { session, shop }) => {
    const data = await shop.forgetSession(await session.caller());
    session.become(await session.customer());
    return { ...echo(input), session: keptData(data) };
  },
  updateSession: async (_root, { input }, context) => {
    const { session, shop } = context;
    const entries = (valuesOf(input.sessionData) ?? []).map(({ key, value }) => [key, value] as const);
    const { view } = await changed(context, shop.updateSessionData(await session.caller(), entries));
    return {
      ...echo(input),
      customer: visitSource(view.session, await session.customer()),
      session: keptData(view.session.data),
    };
  },
};
