import type { Resolvers } from '../../generated/resolvers.generated.ts';
import { refuse } from '../../refuse.ts';
import { linesByKey } from './cart-mutations.ts';

export const cartQueries: Pick<NonNullable<Resolvers['RootQuery']>, 'cart' | 'cartItem'> = {
  cart: async (_root, _args, context) => ({ view: await context.view() }),
  cartItem: async (_root, { key }, context) => {
    const [line] = linesByKey((await context.view()).cart, [key]);
    return line ?? refuse('LINE_UNKNOWN', { key });
  },
};
