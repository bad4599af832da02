import type { IncomingMessage } from 'node:http';
import { type DestinationStream, pino, stdTimeFunctions } from 'pino';
import { clientNetwork } from '#engine/domain/rate-limits/client-network.ts';
import { STDERR } from '../config/output-stream.ts';
import type { ObservedRequest, RequestObserver } from './observe-requests.ts';

interface Needs {
  readonly format: 'json' | 'plain';
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

const roundedMilliseconds = ({ milliseconds }: ObservedRequest): number => Math.round(milliseconds * 10) / 10;

/** One line a request on standard error, beside the other lines of the log, whatever its level. */
export function createAccessLog({ format, clientAddress, stream = STDERR }: Needs): RequestObserver {
  if (format === 'plain') {
    return (observed, request) => {
      const { id, method, route, status, isComplete, bytes } = observed;
      const facts = [method, route, status, isComplete ? 'complete' : 'aborted', `${roundedMilliseconds(observed)}ms`];
      const network = coarseNetwork(clientAddress(request));
      stream.write(`${[new Date().toISOString(), ...facts, `${bytes}B`, network, id].join(' ')}\n`);
    };
  }
  const lines = pino({ base: null, timestamp: stdTimeFunctions.isoTime }, stream);
  return (observed, request) => {
    const { id: requestId, method, route, status, isComplete, bytes } = observed;
    const network = coarseNetwork(clientAddress(request));
    const milliseconds = roundedMilliseconds(observed);
    lines.info({ requestId, method, route, status, isComplete, milliseconds, bytes, network }, 'request');
  };
}
