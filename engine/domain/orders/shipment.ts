/** The parcel an order left in. */
export interface Shipment {
  /** A key of COURIERS, or the name of any other courier. */
  readonly courier: string;
  /** The courier's number of the parcel. */
  readonly number: string;
}

interface Courier {
  readonly title: string;
  /** The page where a parcel is followed; null where the shop knows none. */
  readonly tracking: string | null;
}

/**
 * Couriers of Indonesia. Addresses that already hold a parcel's number change too often to be sent: the reader copies the number into
 * the page.
 */
const COURIERS: ReadonlyMap<string, Courier> = new Map([
  ['jne', { title: 'JNE', tracking: 'https://jne.co.id/tracking-package' }],
  ['jnt', { title: 'J&T Express', tracking: 'https://jet.co.id/track' }],
  ['sicepat', { title: 'SiCepat', tracking: 'https://sicepat.com/checkAwb' }],
  ['anteraja', { title: 'AnterAja', tracking: 'https://anteraja.id/tracking' }],
  ['pos', { title: 'Pos Indonesia', tracking: 'https://posindonesia.co.id/id/tracking' }],
  ['ninja', { title: 'Ninja Xpress', tracking: null }],
  ['lion', { title: 'Lion Parcel', tracking: null }],
  ['idexpress', { title: 'ID Express', tracking: null }],
  ['tiki', { title: 'TIKI', tracking: null }],
]);

/** Keys of the couriers that have a title of their own. */
export const COURIER_KEYS: readonly string[] = [...COURIERS.keys()];

export interface TrackedShipment {
  readonly courier: string;
  readonly number: string;
  /** Null where the shop does not know the courier's page. */
  readonly trackingUrl: string | null;
}

/** A shipment for people to read. */
export function trackedShipment({ courier, number }: Shipment): TrackedShipment {
  const known = COURIERS.get(courier);
  return { courier: known?.title ?? courier, number, trackingUrl: known?.tracking ?? null };
}

/** Courier, number and tracking page in one line, in no particular language. */
export function shipmentLine(shipment: Shipment): string {
  const { courier, number, trackingUrl } = trackedShipment(shipment);
  return [courier, number, trackingUrl].filter((part) => part !== null).join(' ');
}
