import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { methodRefusal } from './refusals';
import type { Answer } from '@/lib/platform/http-server/response';

/** Answers a request that Node could not parse, if the connection is still writable. */
export function answerClientError(
  error: Error & { code?: string; rawPacket?: Buffer },
  socket: Duplex,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
  else endWith(socket, answerTo(error));
}

/** Writes a raw HTTP response and ends the connection, where there is no response object. */
export function endWith(socket: Duplex, { status, body, headers }: Answer): void {
  const fields = {
    ...headers,
    'Content-Type': 'text/plain; charset=utf-8',
    'X-Content-Type-Options': 'nosniff',
    'Content-Length': Buffer.byteLength(body),
  };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${String(value)}\r\n`);
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}Connection: close\r\n\r\n${body}`,
  );
}

function answerTo({ code = '', rawPacket }: { code?: string; rawPacket?: Buffer }): Answer {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return { status: 431, body: 'The headers are too large.\n' };
    case 'HPE_CHUNK_EXTENSIONS_OVERFLOW':
      return { status: 413, body: 'The request is too large.\n' };
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return { status: 408, body: 'The request took too long.\n' };
    case 'HPE_INVALID_METHOD':
      return isMethodLike(rawPacket) ? methodRefusal() : malformed;
    default:
      return malformed;
  }
}

const malformed: Answer = { status: 400, body: 'The request is malformed.\n' };

/** Tells an unknown method ('TRACK / HTTP/1.1') from bytes that are no HTTP, such as a TLS handshake. */
function isMethodLike(packet: Buffer | undefined): boolean {
  return /^[A-Z]{1,20} /.test(packet?.toString('latin1', 0, 24) ?? '');
}
