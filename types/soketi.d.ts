declare module '@soketi/soketi/dist/server.js' {
  export class Server {
    /** @param options paths in dot notation and their values */
    constructor(options: Record<string, unknown>);
    start(ready: () => void): Promise<void>;
    stop(): Promise<void>;
    adapter: { driver: object };
  }
}
