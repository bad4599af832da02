import type { Gateway } from '#engine/usecases/ports/payments.ts';
import type { GatewaySetup } from '../gateway-setup.ts';
import { instructionsFor } from '../instructions.ts';

/** Paid at the door, so something must come to a door. With files in the order nothing is handed out unpaid. */
export const cashOnDelivery = ({ settings }: GatewaySetup): Gateway => {
  const { countries, ...text } = settings.cashOnDelivery;
  return {
    id: 'cod',
    title: (language) => text.title[language],
    description: (language) => text.description[language],
    instructions: (order) => instructionsFor(order, text),
    available: ({ needsShipping, country }) => needsShipping && countries.includes(country),
    firstStatus: ({ hasFiles }) => (hasFiles ? 'on-hold' : 'processing'),
    hasPayPage: false,
    provider: null,
  };
};
