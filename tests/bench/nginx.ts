import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@/scripts/services/ports';
import { atEnd } from '@/scripts/services/lifetime';
import { stopChild } from '@/scripts/services/programs';

const program = '/usr/sbin/nginx';
const folder = resolve('.cache/bench-nginx');

export interface StaticServer {
  base: string;
  /** Process id of the master, whose children are the workers. */
  pid: number;
}

/** nginx that gives these bodies as files, with the headers of a compressed page; none where nginx is not installed. */
export async function startNginx(files: Record<string, Buffer>): Promise<StaticServer | undefined> {
  if (!existsSync(program)) return undefined;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(`${folder}/files`, { recursive: true, mode: 0o755 });
  for (const [name, body] of Object.entries(files)) writeFileSync(`${folder}/files/${name}`, body);
  const port = await freePort();
  writeFileSync(`${folder}/nginx.conf`, configuration(port));
  const child = spawn(program, ['-c', `${folder}/nginx.conf`, '-p', folder, '-e', `${folder}/error.log`], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  atEnd(() => stopChild(child, 5_000));
  const base = `http://127.0.0.1:${port}`;
  await untilListening(`${base}/${Object.keys(files)[0] ?? ''}`);
  return { base, pid: child.pid ?? 0 };
}

/** As in the comparison this repeats: two workers, no log, files kept open. */
function configuration(port: number): string {
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  return `${user}
daemon off; pid "${folder}/pid"; error_log "${folder}/error.log"; worker_processes 2;
events { worker_connections 512; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000000; open_file_cache max=100;
  client_body_temp_path "${folder}/body"; proxy_temp_path "${folder}/proxy"; fastcgi_temp_path "${folder}/fastcgi";
  uwsgi_temp_path "${folder}/uwsgi"; scgi_temp_path "${folder}/scgi";
  server {
    listen 127.0.0.1:${port}; root "${folder}/files"; default_type 'text/html; charset=utf-8';
    add_header Content-Encoding br; add_header Vary Accept-Encoding; add_header X-Content-Type-Options nosniff;
  }
}
`;
}

async function untilListening(url: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const isThere = await fetch(url, { headers: { 'accept-encoding': 'identity' } }).then(
      (response) => response.body?.cancel().then(() => response.ok) ?? response.ok,
      () => false,
    );
    if (isThere) return;
    await pause(50);
  }
  throw new Error('nginx did not start.');
}
