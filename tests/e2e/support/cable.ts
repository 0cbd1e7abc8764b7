import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** The way of one server to its database, which can be cut. */
export class Cable {
  private constructor(
    /** The database at the end of this way. */
    readonly url: string,
    private readonly sockets: Set<Socket>,
    private readonly hang: () => void,
    private isCut = false,
  ) {}

  static async lay(database: string): Promise<Cable> {
    const end = new URL(database);
    const sockets = new Set<Socket>();
    const server = createServer((near) => {
      if (cable.isCut) return near.destroy();
      const far = connect(Number(end.port), end.hostname);
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        sockets.add(one);
        one
          .on('error', () => undefined)
          .on('close', () => {
            sockets.delete(one);
            other.destroy();
          });
        one.pipe(other);
      }
      return near;
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    // The boundary: a TCP server's address is never a string.
    const { port } = server.address() as AddressInfo;
    const url = new URL(database);
    [url.hostname, url.port] = ['127.0.0.1', String(port)];
    const cable = new Cable(url.href, sockets, () => server.close());
    return cable;
  }

  /** Nobody gets through any more, also who was speaking. */
  cut(): void {
    this.isCut = true;
    for (const socket of this.sockets) socket.destroy();
  }

  mend(): void {
    this.isCut = false;
  }

  remove(): void {
    this.cut();
    this.hang();
  }
}
