import { execFileSync } from 'node:child_process';
import { describe, expect, it } from '@jest/globals';
import { scratchFolders } from '@/tests/support/scratch';

const scratch = scratchFolders();

/** These modules run before anything is installed, on Nodes that are too old: they are tried by Node itself. */
function evaluate(module: string, expression: string): unknown {
  const code = `import * as module from './scripts/boot/${module}'; console.log(JSON.stringify(${expression}) ?? 'null')`;
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' }),
  );
}

describe('the version of Node', () => {
  it.each(['20.19.0', '20.20.2', '22.0.0', '24.1.0'])('%s is new enough', (version) => {
    expect(evaluate('node-version.mjs', `module.nodeComplaint('${version}')`)).toBeNull();
  });

  it.each(['18.20.0', '20.18.3', '4.0.0'])('%s is refused in one sentence', (version) => {
    expect(evaluate('node-version.mjs', `module.nodeComplaint('${version}')`)).toMatch(
      /^Govorim needs Node 20\.19 or newer, this is Node [\d.]+: see .+\.$/,
    );
  });
});

describe('an installation', () => {
  const lockfile = (packages: object) => JSON.stringify({ packages: { '': {}, ...packages } });
  const wanted = lockfile({
    'node_modules/a': { version: '1.0.0' },
    'node_modules/b': { version: '2.0.0', optional: true },
  });
  const isInstalled = (installed?: string) => {
    const files = {
      'package-lock.json': wanted,
      ...(installed && { 'node_modules/.package-lock.json': installed }),
    };
    return evaluate('install.mjs', `module.isInstalled(${JSON.stringify(scratch(files))})`);
  };

  it('is missing when there is nothing', () => expect(isInstalled()).toBe(false));

  it('is missing when it was interrupted', () => expect(isInstalled('{')).toBe(false));

  it('is complete without what is optional', () => {
    expect(isInstalled(lockfile({ 'node_modules/a': { version: '1.0.0' } }))).toBe(true);
  });

  it('is out of date when a version differs', () => {
    expect(isInstalled(lockfile({ 'node_modules/a': { version: '0.9.0' } }))).toBe(false);
  });

  it('is out of date when a package is missing', () => {
    expect(isInstalled(lockfile({ 'node_modules/b': { version: '2.0.0' } }))).toBe(false);
  });
});
