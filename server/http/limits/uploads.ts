import type { IncomingMessage, ServerResponse } from 'node:http';
import { clientNetwork } from '#engine/domain/rate-limits/client-network.ts';

/** Forms with pictures that are in memory at once, from their first byte until they are answered: 33 MB each at most. */
const MAX_UPLOADS = 8;
/** Of one client, so that no other has to wait for one who never ends them. */
const MAX_OF_CLIENT = 2;

/** False when too many pictures are being sent already. */
export type BeginUpload = (request: IncomingMessage, response: ServerResponse) => boolean;

export function createUploads(clientAddress: (request: IncomingMessage) => string): BeginUpload {
  /** Clients that are sending, one for each form. */
  const senders: string[] = [];
  return (request, response) => {
    const sender = clientNetwork(clientAddress(request));
    if (senders.length >= MAX_UPLOADS) return false;
    if (senders.filter((other) => other === sender).length >= MAX_OF_CLIENT) return false;
    senders.push(sender);
    response.once('close', () => senders.splice(senders.indexOf(sender), 1));
    return true;
  };
}
