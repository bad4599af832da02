import { valueOrRefuse } from '../../errors/refuse.ts';
import type { Resolvers } from '../../generated/resolvers.generated.ts';
import { echo } from '../inputs/client-mutation-id.ts';
import { bounded } from '../inputs/input-values.ts';

/** More than any email address, and than any signature. */
const MAX_LENGTH = 400;

export const stockAlertMutations: Pick<
  NonNullable<Resolvers['RootMutation']>,
  'requestStockAlert' | 'cancelStockAlerts'
> = {
  requestStockAlert: async (_root, { input }, { shop, session }) => {
    const { productId, variationId } = input;
    const email = bounded(input.email, 'email', MAX_LENGTH);
    const request = { productId, variationId: variationId ?? null, email };
    valueOrRefuse(await shop.requestStockAlert(await session.caller(), request));
    return { ...echo(input), success: true };
  },
  cancelStockAlerts: async (_root, { input }, { shop }) => {
    const signature = bounded(input.signature, 'signature', MAX_LENGTH);
    valueOrRefuse(await shop.cancelStockAlerts({ id: input.id, signature }));
    return { ...echo(input), success: true };
  },
};
