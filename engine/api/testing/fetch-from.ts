import type { Client } from '#engine/adapters/graphql/endpoint/http-messages.ts';
import type { Engine } from '#engine/index.ts';

/** The endpoint as the world's `fetch` sees it: what a server would do with the request and the answer. */
export const fetchFrom =
  ({ handleHttp }: Pick<Engine, 'handleHttp'>) =>
  async (request: Request, client?: Client): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    const asked = {
      method: request.method,
      url: pathname + search,
      header: (name: string) => request.headers.get(name),
      async body(mostBytes: number) {
        const bytes = Buffer.from(await request.arrayBuffer());
        return bytes.length > mostBytes ? null : bytes.toString('utf8');
      },
    };
    const { status, headers, body } = await handleHttp(asked, client);
    return new Response(body.join(''), { status, headers });
  };
