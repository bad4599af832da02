import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { z } from 'zod';
import { matchRoute } from '#contract/match-route.ts';
import { clientNetwork } from '#engine/domain/rate-limits/client-network.ts';
import { createRateLimit } from './limits/rate-limit.ts';
import { readBody } from './read-body.ts';
import { sendText } from './send.ts';

interface Needs {
  clientAddress(request: IncomingMessage): string;
  /** Milliseconds. */
  now(): number;
  readonly logger: Logger;
}

const MAX_BODY_BYTES = 16 * 1024;
/** A browser may gather several before it sends them. */
const MAX_REPORTS = 10;
/** Anybody may send reports: they must not fill the log. */
const PER_MINUTE = { client: 10, everybody: 60 } as const;

const text = z.string().max(4096);

/** As `report-uri` sends it: `application/csp-report`. */
const OldReport = z.object({
  'csp-report': z.object({
    'document-uri': text,
    'effective-directive': text.optional(),
    'violated-directive': text.optional(),
    'blocked-uri': text.optional(),
  }),
});

/** As the Reporting API sends it: `application/reports+json`. */
const NewReport = z.object({
  type: z.literal('csp-violation'),
  body: z.object({ documentURL: text, effectiveDirective: text, blockedURL: text.nullish() }),
});

const Reports = z.union([
  z.array(NewReport).max(MAX_REPORTS),
  OldReport.transform(({ 'csp-report': report }) => [
    {
      body: {
        documentURL: report['document-uri'],
        effectiveDirective: report['effective-directive'] ?? report['violated-directive'] ?? '',
        blockedURL: report['blocked-uri'],
      },
    },
  ]),
]);

interface Violation {
  /** The pattern of the page's address: an address itself may tell who reads it. */
  readonly route: string;
  readonly directive: string;
  /** The origin of what was refused, or a word such as `inline`. */
  readonly blocked: string;
}

const KEYWORD = /^[a-z-]{1,40}$/;

function readViolations(body: string): readonly Violation[] | null {
  const parsed = Reports.safeParse(parseJson(body));
  return parsed.success
    ? parsed.data.map(({ body: { documentURL, effectiveDirective, blockedURL } }) => ({
        route: routeOf(documentURL),
        directive: keyword(effectiveDirective.split(' ', 1)[0]),
        blocked: URL.parse(blockedURL ?? '')?.origin ?? keyword(blockedURL),
      }))
    : null;
}

function routeOf(address: string): string {
  const path = URL.parse(address)?.pathname;
  return path === undefined ? 'unknown' : matchRoute(path).route.path;
}

const keyword = (word: string | null | undefined): string => (word && KEYWORD.test(word) ? word : 'unknown');

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

/** Logs what browsers have refused on the shop's pages, without anything that names a visitor. */
export function createPolicyReports({ clientAddress, now, logger }: Needs) {
  const limitClient = createRateLimit({ perMinute: PER_MINUTE.client, now });
  const limitEverybody = createRateLimit({ perMinute: PER_MINUTE.everybody, now });
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method !== 'POST') return sendText(response, 405, 'Method Not Allowed');
    if (limitClient(clientNetwork(clientAddress(request))) > 0 || limitEverybody('everybody') > 0) {
      return sendText(response, 429, 'Too Many Requests');
    }
    const body = await readBody(request, MAX_BODY_BYTES);
    if (body === null) return sendText(response, 413, 'Content Too Large');
    const violations = readViolations(body);
    if (!violations) return sendText(response, 400, 'Bad Request');
    for (const violation of violations) logger.warn(violation, 'a browser refused something on a page');
    response.writeHead(204).end();
  };
}
