import type { Server } from 'node:http';
import type { WebSocketServer } from 'ws';

/** What soketi does with the websockets of a path. */
export interface Behavior {
  /** Bytes waiting to be sent to one reader. */
  maxBackpressure: number;
  upgrade: (response: object, request: object, context: null) => void;
  open: (connection: object) => void;
  message: (connection: object, frame: ArrayBufferLike, isBinary: boolean) => void;
  close: (connection: object, code: number, reason: ArrayBufferLike) => void;
}

export type Handler = (response: object, request: object) => void;

export interface TlsFiles {
  key_file_name: string;
  cert_file_name: string;
  passphrase?: string;
}

export interface Listening {
  server: Server;
  acceptor: WebSocketServer;
}

export interface UwsApp {
  ws: (pattern: string, behavior: Behavior) => UwsApp;
  listen: (host: string, port: number, ready: (listening: unknown) => void) => UwsApp;
}
