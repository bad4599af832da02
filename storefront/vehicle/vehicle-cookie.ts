import { COOKIES, cookieIn, keptCookie } from '#contract/cookies.ts';
import { parseVehicle, printVehicle, type Vehicle } from '../model/vehicle/vehicle.ts';

/** The vehicle in a `Cookie` header or in `document.cookie`; null without one. */
export const vehicleOfCookies = (cookies: string | null): Vehicle | null =>
  parseVehicle(cookieIn(cookies, COOKIES.vehicle));

/** The `Set-Cookie` that remembers a vehicle, or forgets it. A preference and no secret: the page's script reads it. */
export const vehicleCookie = (vehicle: Vehicle | null, isSecure: boolean): string =>
  keptCookie(
    {
      name: COOKIES.vehicle,
      value: vehicle ? printVehicle(vehicle) : '',
      isReadByScript: true,
    },
    isSecure,
  );
