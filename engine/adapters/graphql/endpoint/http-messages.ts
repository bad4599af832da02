import type { RateLimitMutation } from '../limits/mutation-limit.ts';

/** A request to the endpoint, as any HTTP server knows it. */
export interface HttpRequest {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  /** By its name in lower case; null when it was not sent. */
  header(name: string): string | null;
  /** The body as text, read once; null when it has more bytes. */
  body(maxBytes: number): Promise<string | null>;
}

export interface HttpResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** To be sent one after the other: together the responses to a batch may be too long for one piece of work. */
  readonly body: readonly string[];
}

/** Who sent a request, as the server knows it. */
export interface Client {
  readonly address: string;
  readonly rateLimitMutation?: RateLimitMutation;
  /** Is told what the request has cost the shop, in values of a response, once it is answered. */
  charge?(cost: number): void;
}
