import { once } from 'node:events';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from '@/scripts/services/ports';
import { findProgram, startProgram, untilListening } from '@/tests/faults/programs';

export const turnSecret = 'only-for-tests-on-loopback';
const relayPorts = 200;

interface Credentials {
  username: string;
  credential: string;
}

export interface Coturn {
  /** Environment variables for a site that uses it. */
  variables: { TURN_URLS: string; TURN_SECRET: string };
  kill: () => Promise<void>;
  /** Resolves when it listens. */
  start: () => Promise<void>;
  /** Whether it gives a relay for these credentials. */
  accepts: (credentials: Credentials) => boolean;
}

/** Debian's coturn on loopback, with the shared secret of docs/configuration.md; it is not started yet. */
export async function makeCoturn(folder: string): Promise<Coturn> {
  const program = findProgram('turnserver', 'coturn');
  const client = findProgram('turnutils_uclient', 'coturn');
  const [port, firstRelay] = [await freePort(), await freePort()];
  const options = {
    'listening-ip': '127.0.0.1',
    'relay-ip': '127.0.0.1',
    'listening-port': port,
    'min-port': Math.min(firstRelay, 65_535 - relayPorts),
    'max-port': Math.min(firstRelay + relayPorts, 65_535),
    'static-auth-secret': turnSecret,
    realm: 'govorim',
    userdb: join(folder, 'turndb'),
    pidfile: join(folder, 'coturn.pid'),
    'log-file': join(folder, 'coturn.log'),
  };
  const args = [
    ...['-n', '--use-auth-secret', '--allow-loopback-peers', '--no-multicast-peers', '--simple-log'],
    ...['--no-tls', '--no-dtls', '--no-cli'],
    ...Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]),
  ];
  let child: ReturnType<typeof startProgram> | null = null;
  return {
    variables: { TURN_URLS: `turn:127.0.0.1:${port}`, TURN_SECRET: turnSecret },
    kill: async () => {
      if (!child) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
    start: async () => {
      child = startProgram([program, ...args], false);
      await untilListening(port);
    },
    accepts: ({ username, credential }) => {
      const asked = ['-y', '-n', '1', '-m', '1', '-p', String(port), '-u', username, '-w', credential];
      return spawnSync(client, [...asked, '127.0.0.1'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
    },
  };
}
