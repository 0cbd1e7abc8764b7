/** The built site without our front and without the middleware: what a page costs Next alone. */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import next from 'next';
import { z } from 'zod';

const folder = '.cache/bare-next';

function copyBuild(): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync('.next', `${folder}/.next`, {
    recursive: true,
    filter: (path) => !/^\.next\/(?:cache|dev)(?:\/|$)/u.test(path),
  });
  const functions = z.looseObject({ functions: z.record(z.string(), z.unknown()) });
  const file = `${folder}/.next/server/functions-config-manifest.json`;
  const manifest = functions.parse(JSON.parse(readFileSync(file, 'utf8')));
  if (!Reflect.deleteProperty(manifest.functions, '/_middleware')) throw new Error('There is no middleware.');
  writeFileSync(file, JSON.stringify(manifest));
}

copyBuild();
const app = next({ dev: false, dir: folder });
await app.prepare();
const handle = app.getRequestHandler();
const server = createServer((request, response) => void handle(request, response));
server.listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.('listening'));
