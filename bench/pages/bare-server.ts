import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** For comparison: `node:http` with nothing around it, sending the same bytes. Its folder holds `identity`, `br` and `headers.json`. */
const [, , folder = '.'] = process.argv;
const bodies = { identity: readFileSync(`${folder}/identity`), br: readFileSync(`${folder}/br`) };
const headers: Record<string, string> = JSON.parse(readFileSync(`${folder}/headers.json`, 'utf8'));

const server = createServer((request, response) => {
  const wantsBrotli = request.headers['accept-encoding'] === 'br';
  const body = wantsBrotli ? bodies.br : bodies.identity;
  response.writeHead(200, {
    ...headers,
    ...(wantsBrotli && { 'content-encoding': 'br' }),
    'content-length': body.length,
  });
  response.end(body);
});

server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  process.stdout.write(`http://127.0.0.1:${port}\n`);
});
