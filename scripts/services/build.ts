import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { collectChild, tool, type Variables } from './programs';
import { shareChunks } from './share-chunks';
import { Refusal, say } from './terminal';

/** The inputs of the build; a change in one of them requires a new build. */
const sources = [
  'app',
  'components',
  'lib',
  'db/schema',
  'db/client.ts',
  'db/enums.ts',
  'messages',
  'middleware.ts',
  'instrumentation.ts',
  'next.config.ts',
  'postcss.config.mjs',
  'tsconfig.json',
  'package-lock.json',
  'scripts/services/share-chunks.ts',
];

const stamp = '.next/built-from.txt';
const heartbeatMs = 15_000;

/** Builds the pages when their sources have changed since the last time. */
export async function ensureBuild(variables: Variables): Promise<void> {
  const fingerprint = fingerprintOf(sources);
  if (existsSync('.next/BUILD_ID') && existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint)
    return;
  say('Building the pages, this takes a minute or two …');
  const heartbeat = setInterval(() => say('… still building'), heartbeatMs);
  const { code, output } = await collectChild(tool('next/dist/bin/next', 'build'), {
    variables: { ...variables, NODE_ENV: 'production' },
  });
  clearInterval(heartbeat);
  if (code !== 0) throw new Refusal(`${output}\nThe pages could not be built: the reason is above.`);
  shareChunks();
  writeFileSync(stamp, fingerprint);
}

/**
 * One hash over the names and contents of files and folders; missing paths are ignored.
 * @public for tests, which keep what they build by it
 */
export function fingerprintOf(paths: string[], root = '.'): string {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => filesIn(root, path))) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

function filesIn(root: string, path: string): string[] {
  const found = statSync(join(root, path), { throwIfNoEntry: false });
  if (!found) return [];
  if (!found.isDirectory()) return [path];
  const inside = readdirSync(join(root, path), { withFileTypes: true, recursive: true });
  return inside
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root === '.' ? 0 : root.length + 1))
    .sort();
}
