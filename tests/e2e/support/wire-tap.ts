import { connect, createServer, type AddressInfo } from 'node:net';
import type { SentStatement } from '@/tests/support/repeated-queries';
import { statementReader } from './wire-statements';

/** The way of one server to its database, on which its queries are read. */
export interface WireTap {
  /** The database at the end of this way. */
  url: string;
  /** The statements sent since the last call, of all connections, in the order in which they were sent. */
  take: () => SentStatement[];
  remove: () => void;
}

/** @param database its URL; connections whose application_name is another than `application` are not read */
export async function tapDatabase(database: string, application: string): Promise<WireTap> {
  const end = new URL(database);
  let sent: SentStatement[] = [];
  const server = createServer((near) => {
    const far = connect(Number(end.port), end.hostname);
    const read = statementReader(application, (statement) => sent.push(statement));
    near.on('data', read).pipe(far).pipe(near);
    near.on('error', () => undefined).on('close', () => far.destroy());
    far.on('error', () => undefined).on('close', () => near.destroy());
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  // The boundary: a TCP server's address is never a string.
  const { port } = server.address() as AddressInfo;
  const url = new URL(database);
  [url.hostname, url.port] = ['127.0.0.1', String(port)];
  return {
    url: url.href,
    take: () => {
      const taken = sent;
      sent = [];
      return taken;
    },
    remove: () => server.close(),
  };
}
