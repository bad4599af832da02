import type { Cents } from '../../money/cents.ts';
import type { Shipment } from '../shipment.ts';

/** What a method costs for this shipment, as entered; null when it does not offer itself. */
export type MethodRule<Method> = (method: Method, shipment: Shipment) => Cents | null;
