/** Node's own server and nothing else, which answers with the bytes of one file: the least an answer of Node costs. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [file = ''] = process.argv.slice(2);
const body = readFileSync(file);
const headers = [
  ...['Content-Type', 'text/html; charset=utf-8', 'Content-Encoding', 'br', 'Vary', 'Accept-Encoding'],
  ...['Content-Length', String(body.byteLength)],
];
const server = createServer((_, response) => response.writeHead(200, headers).end(body));
server.listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.('listening'));
