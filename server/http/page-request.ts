import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequest } from '@remix-run/node-fetch-server';
import { BUSY_SECONDS } from '#contract/commerce-api.ts';
import type { Visitor } from '../pages/visitor.ts';
import type { shopOrigin } from './addresses/address.ts';
import { isUpload, refuseBody } from './limits/refuse-body.ts';
import { refusePage } from './limits/retry-later.ts';
import { createUploads } from './limits/uploads.ts';

/** A request for a page, and where its response goes. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly visitor: Visitor;
}

interface Needs {
  readonly origin: ReturnType<typeof shopOrigin>;
  clientAddress(request: IncomingMessage): string;
}

/** Requests as the storefront takes them. */
export function createPageRequests({ origin, clientAddress }: Needs) {
  const beginUpload = createUploads(clientAddress);

  /**
   * Its origin has been checked; the router would check the header again and refuse the forms of a page that sends no referrer,
   * whose origin is `null`.
   */
  function of({ request, response }: Exchange): Request {
    delete request.headers.origin;
    return createRequest(request, response, origin);
  }

  /** With all of its form; undefined when it is refused, which the response then says, or its sender has left. */
  async function whole(exchange: Exchange): Promise<Request | undefined> {
    const { request, response, visitor } = exchange;
    const { language } = visitor;
    if (refuseBody(request, response, language)) return undefined;
    if (isUpload(request) && !beginUpload(request, response)) {
      refusePage(request, response, { reason: 'busy', seconds: BUSY_SECONDS, language });
      return undefined;
    }
    const form = of(exchange);
    return form.arrayBuffer().then(
      (body) => new Request(form, { body }),
      () => undefined,
    );
  }

  return { of, whole };
}

export type PageRequests = ReturnType<typeof createPageRequests>;
