import type { CommerceApi } from '#contract/commerce-api.ts';
import { SITE } from '#contract/site.ts';
import { getTimeZone } from '../generated/operations.generated.ts';
import { ifSupported, runOperation } from '../transport/run-operation.ts';

/**
 * The zone of the backend's clock; this shop's own where the backend tells none. WordPress has an empty one when its owner
 * chose hours from UTC instead of a city, and some hide their settings.
 */
export async function loadTimeZone(api: CommerceApi): Promise<string> {
  const request = { operation: getTimeZone, variables: {} };
  const result = await ifSupported(() => runOperation(api, request, { language: SITE.fallbackLanguage }));
  const timeZone = result?.data?.generalSettings?.timezone ?? '';
  return isTimeZone(timeZone) ? timeZone : SITE.timeZone;
}

function isTimeZone(name: string): boolean {
  try {
    return name !== '' && new Intl.DateTimeFormat('en', { timeZone: name }) !== null;
  } catch {
    return false;
  }
}
