import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findProgram, startProgram, untilListening } from '@/tests/faults/programs';

const document = 'docs/several-machines.md';

export interface Nginx {
  /** Marks a machine as `down` and reloads nginx, as an operator does before stopping it; null marks none. */
  takeOut: (machine: number | null) => Promise<void>;
}

/** After this time no process with the older configuration accepts requests. */
const reloadMs = 2_000;

/**
 * nginx on loopback with the configuration in the document; only addresses and the certificate differ. @param machines their
 * ports
 */
export async function startNginx(folder: string, port: number, machines: [number, number]): Promise<Nginx> {
  const program = findProgram('nginx', 'nginx');
  const file = join(folder, 'nginx.conf');
  mkdirSync(join(folder, 'nginx'), { mode: 0o755 });
  const site = adapted(documented(), port, machines);
  const write = (text: string) => writeFileSync(file, frameOf(folder, text));
  write(site);
  const child = startProgram([program, '-c', file, '-e', join(folder, 'nginx-error.log')]);
  await untilListening(port);
  return {
    takeOut: async (machine) => {
      const line = new RegExp(`^( *server 127\\.0\\.0\\.1:${machine} .*);$`, 'gmu');
      write(machine === null ? site : site.replaceAll(line, '$1 down;'));
      child.kill('SIGHUP');
      await pause(reloadMs);
    },
  };
}

function documented(): string {
  const [, block] = /^```nginx\n(.*?)^```$/msu.exec(readFileSync(document, 'utf8')) ?? [];
  if (block === undefined) throw new Error(`${document} shows no configuration of nginx.`);
  return block;
}

function adapted(text: string, port: number, [first, second]: [number, number]): string {
  const changes: [RegExp, string, number][] = [
    [/10\.0\.0\.11:3000/gu, `127.0.0.1:${first}`, 2],
    [/10\.0\.0\.12:3000/gu, `127.0.0.1:${second}`, 2],
    [/listen 443 ssl;/gu, `listen 127.0.0.1:${port};`, 1],
    [/^ *ssl_certificate(_key)? .*$/gmu, '', 2],
  ];
  return changes.reduce((now, [pattern, by, count]) => {
    if ((now.match(pattern) ?? []).length !== count)
      throw new Error(`${document}: ${pattern.source} was expected ${count} times.`);
    return now.replaceAll(pattern, by);
  }, text);
}

/** The part of Debian's nginx.conf around the files of sites. */
function frameOf(folder: string, site: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, 'nginx', name)};`,
  );
  return `daemon off;
worker_processes 1;
pid ${join(folder, 'nginx.pid')};
error_log ${join(folder, 'nginx-error.log')} warn;
events { worker_connections 1024; }
http {
access_log off;
# A browser repeats by itself what was sent into a kept connection that nginx closes at that moment; fetch does not.
keepalive_timeout 0;
${temporary.join('\n')}
${site}
}
`;
}
