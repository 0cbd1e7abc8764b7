import { createServer } from 'node:net';

/** A browser asked for "localhost" tries both, so a port is free when it is free on both. */
const loopback = ['127.0.0.1', '::1'];
const takenCodes = new Set(['EADDRINUSE', 'EACCES']);

/** Whether one can listen there. Whoever asks about a loopback address asks about "localhost". */
export async function isPortFree(port: number, host: string): Promise<boolean> {
  const hosts = loopback.includes(host) ? loopback : [host];
  const faults = await Promise.all(hosts.map((each) => listenFault(port, each)));
  return !faults.some((fault) => fault !== undefined && takenCodes.has(fault));
}

/** A port nobody listens on at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening, failed) => {
    server.once('error', failed).listen(0, '127.0.0.1', listening);
  });
  const address = server.address();
  await new Promise((closed) => server.close(closed));
  if (address === null || typeof address === 'string') throw new Error('A TCP server has no port.');
  return address.port;
}

function listenFault(port: number, host: string): Promise<string | undefined> {
  return new Promise((settle) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => settle(error.code ?? 'unknown'));
    server.listen(port, host, () => server.close(() => settle(undefined)));
  });
}
