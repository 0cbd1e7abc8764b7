import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

interface Report {
  diagnostics: { filename: string; code: string }[];
}

/**
 * Lints texts as files with the given paths, in a temporary folder with the project's rules. @returns the broken rules of
 * each file
 */
export function lintTexts(texts: ReadonlyMap<string, string>): Map<string, string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'govorim-lint-'));
  try {
    for (const name of ['.oxlintrc.json', 'tsconfig.json']) copyFileSync(name, join(folder, name));
    mkdirSync(join(folder, 'scripts'));
    for (const name of ['node_modules', 'scripts/law']) symlinkSync(resolve(name), join(folder, name));
    for (const [path, text] of texts) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const { diagnostics } = lint(folder, [...texts.keys()]);
    const rulesOf = (path: string) =>
      diagnostics.filter(({ filename }) => filename.endsWith(path)).map(({ code }) => code);
    return new Map(Array.from(texts.keys(), (path) => [path, rulesOf(path)]));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function lint(cwd: string, paths: string[]): Report {
  const program = resolve('node_modules/oxlint/bin/oxlint');
  const options = ['--tsconfig=tsconfig.json', '--format=json', ...paths];
  const { stdout, stderr } = spawnSync(process.execPath, [program, ...options], { cwd, encoding: 'utf8' });
  // The boundary: the report of another program; a changed shape fails every test that reads it.
  if (stdout.startsWith('{')) return JSON.parse(stdout) as Report;
  throw new Error(stdout + stderr);
}
