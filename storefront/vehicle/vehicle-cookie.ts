import { COOKIES } from '#contract/cookies.ts';
import { LIMITS } from '#contract/limits.ts';
import { parseVehicle, printVehicle, type Vehicle } from '../model/vehicle.ts';

/** The vehicle in a `Cookie` header or in `document.cookie`; null without one. */
export function vehicleOfCookies(cookies: string | null): Vehicle | null {
  const [, text] = new RegExp(`(?:^|;\\s*)${COOKIES.vehicle}=([^;]*)`).exec(cookies ?? '') ?? [];
  return parseVehicle(text);
}

/** The `Set-Cookie` that remembers a vehicle, or forgets it. A preference and no secret: the page's script reads it. */
export const vehicleCookie = (vehicle: Vehicle | null, isSecure: boolean): string =>
  [
    `${COOKIES.vehicle}=${vehicle ? printVehicle(vehicle) : ''}`,
    `Max-Age=${vehicle ? LIMITS.preferenceCookieDays * 86_400 : 0}`,
    'Path=/',
    'SameSite=Lax',
    ...(isSecure ? ['Secure'] : []),
  ].join('; ');
