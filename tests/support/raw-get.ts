import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface RawAnswer {
  statusCode: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const agent = new Agent({ keepAlive: true, timeout: 30_000 });

/** Gets the raw bytes of a response; fetch would decompress them. */
export function rawGet(
  url: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<RawAnswer> {
  return new Promise((come, fail) => {
    const asked = request(url, { method, headers, agent }, (response) => {
      buffer(response).then(
        (body) => come({ statusCode: response.statusCode ?? 0, headers: response.headers, body }),
        fail,
      );
    });
    asked.on('error', fail).end();
  });
}
