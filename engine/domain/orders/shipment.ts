/** The parcel an order left in. */
export interface Shipment {
  /** A key of COURIERS, or the name of any other courier. */
  readonly courier: string;
  /** The courier's number of the parcel. */
  readonly number: string;
}

/**
 * Couriers of Indonesia with the pages where they follow a parcel. Addresses that already hold a parcel's number change
 * too often to be sent: the reader copies the number into the page.
 */
const COURIERS = {
  jne: { title: 'JNE', tracking: 'https://jne.co.id/tracking-package' },
  jnt: { title: 'J&T Express', tracking: 'https://jet.co.id/track' },
  sicepat: { title: 'SiCepat', tracking: 'https://www.sicepat.com/checkAwb' },
  anteraja: { title: 'AnterAja', tracking: 'https://anteraja.id/id/tracking' },
  pos: { title: 'Pos Indonesia', tracking: 'https://www.posindonesia.co.id/id/tracking' },
  ninja: { title: 'Ninja Xpress', tracking: 'https://www.ninjaxpress.co/id-id/tracking' },
  lion: { title: 'Lion Parcel', tracking: 'https://lionparcel.com/track/stt' },
  idexpress: { title: 'ID Express', tracking: 'https://idexpress.com/lacak-paket' },
  tiki: { title: 'TIKI', tracking: 'https://www.tiki.id/id/track' },
} as const;

/** Keys of the couriers whose tracking pages are known. */
export const COURIER_KEYS: readonly string[] = Object.keys(COURIERS);

export interface TrackedShipment {
  readonly courier: string;
  readonly number: string;
  /** Null where the shop does not know the courier's page. */
  readonly trackingUrl: string | null;
}

/** A shipment for people to read. */
export function trackedShipment({ courier, number }: Shipment): TrackedShipment {
  const known = Object.entries(COURIERS).find(([key]) => key === courier)?.[1];
  return { courier: known?.title ?? courier, number, trackingUrl: known?.tracking ?? null };
}

/** Courier, number and tracking page in one line, in no particular language. */
export function shipmentLine(shipment: Shipment): string {
  const { courier, number, trackingUrl } = trackedShipment(shipment);
  return [courier, number, trackingUrl].filter((part) => part !== null).join(' ');
}
