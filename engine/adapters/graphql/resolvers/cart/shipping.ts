import { shown } from '#engine/domain/pricing/shown.ts';
import { amountText } from '../../formats/product-price.ts';
import type { Resolvers } from '../../generated/resolvers.generated.ts';

export const shippingResolvers: Pick<Resolvers, 'ShippingPackage' | 'ShippingRate'> = {
  ShippingPackage: {
    packageDetails: ({ lines }) => lines.map(({ name, quantity }) => `${name} × ${quantity}`).join(', '),
    rates: ({ rates }) => rates,
    supportsShippingCalculator: () => true,
  },
  ShippingRate: {
    cost: ({ cost }, { format }, { money, settings }) =>
      amountText(shown(cost, settings.tax.displayIncludesTax), format, money),
    id: ({ id }) => id,
    instanceId: ({ instance }) => instance,
    label: ({ label }, _args, { language }) => label[language],
    methodId: ({ method }) => method,
  },
};
