import { useMemo, useSyncExternalStore } from 'react';
import type { Vehicle } from '../model/vehicle/vehicle.ts';
import { vehicleOfCookies } from './vehicle-cookie.ts';

/** Cookies send no events; they are read again with every rendering. */
const subscribe = () => () => {};

/** The vehicle that this browser remembers. Null while the page is rendered on the server, which is the same for everyone. */
export function useVehicle(): Vehicle | null {
  const cookies = useSyncExternalStore(
    subscribe,
    () => document.cookie,
    () => '',
  );
  return useMemo(() => vehicleOfCookies(cookies), [cookies]);
}
