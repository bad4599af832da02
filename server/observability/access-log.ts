import type { IncomingMessage } from 'node:http';
import { type DestinationStream, pino, stdTimeFunctions } from 'pino';
import { clientNetwork } from '#engine/domain/rate-limits/client-network.ts';
import { STDERR } from '../config/output-stream.ts';
import type { RequestObserver } from './observe-requests.ts';

interface Needs {
  clientAddress(request: IncomingMessage): string;
  readonly stream?: DestinationStream;
}

/** Groups of an IPv6 address that a provider gives to many customers. */
const SHARED_GROUPS = 3;

/** So much of an address that it tells a provider's region, and no person: /24 of IPv4, /48 of IPv6. */
function coarseNetwork(address: string): string {
  const network = clientNetwork(address);
  if (!network.includes(':')) return network.replace(/\.\d+$/, '.0/24');
  return `${network.split(':').slice(0, SHARED_GROUPS).join(':')}::/48`;
}

/** One line a request on standard error, beside the other lines of the log, whatever its level. */
export function createAccessLog({ clientAddress, stream = STDERR }: Needs): RequestObserver {
  const lines = pino({ base: null, timestamp: stdTimeFunctions.isoTime }, stream);
  return (observed, request) => {
    const { id: requestId, method, route, status, isComplete, bytes } = observed;
    const network = coarseNetwork(clientAddress(request));
    const milliseconds = Math.round(observed.milliseconds * 10) / 10;
    lines.info({ requestId, method, route, status, isComplete, milliseconds, bytes, network }, 'request');
  };
}
