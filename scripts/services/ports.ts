import { createServer } from 'node:net';

/** Browsers try both addresses for "localhost", so a port must be free on both. */
const loopback = ['127.0.0.1', '::1'];
const takenCodes = new Set(['EADDRINUSE', 'EACCES']);

/** Whether the port can be listened on. A loopback address stands for "localhost", so both are tried. */
export async function isPortFree(port: number, host: string): Promise<boolean> {
  const hosts = loopback.includes(host) ? loopback : [host];
  const faults = await Promise.all(hosts.map((each) => listenFault(port, each)));
  return !faults.some((fault) => fault !== undefined && takenCodes.has(fault));
}

/** A port that is free at this moment. */
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
