import type { Config } from '../../config/config.ts';
import { createClientAddress } from '../addresses/client-address.ts';
import { createOverload } from './overload.ts';
import { createReadLimiter, createRequestLimiter } from './request-limiter.ts';
import { createWorkQueue } from './work-queue.ts';

export type Admission = ReturnType<typeof createAdmission>;

/** Who may ask for how much, and what is let in when there is too much to do: counted together for pages, forms and API. */
export function createAdmission({ trustedProxies, requestLimits }: Pick<Config, 'trustedProxies' | 'requestLimits'>) {
  const clientAddress = createClientAddress(trustedProxies);
  const now = () => performance.now();
  return {
    clientAddress,
    requestLimiter: createRequestLimiter({ limits: requestLimits, clientAddress, now }),
    readLimiter: createReadLimiter({ perMinute: requestLimits.reads, clientAddress, now }),
    overload: createOverload({ now, begin: createWorkQueue() }),
  };
}
