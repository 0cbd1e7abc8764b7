import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Whether node_modules holds what the lockfile says. npm writes its own copy of the lockfile there as the last
 * act of an installation, so an interrupted one counts as not installed. What is optional may be missing: it is
 * for other systems.
 * @param {string} root
 */
export function isInstalled(root) {
  const wanted = packagesIn(join(root, 'package-lock.json'));
  const present = packagesIn(join(root, 'node_modules', '.package-lock.json'));
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(([path, { version, optional }]) => {
    if (path === '') return true;
    const found = present[path];
    return found ? found.version === version : optional === true;
  });
}

/** @returns {boolean} whether npm could install everything; npm itself says what went wrong */
export function install(root) {
  // Under NODE_ENV=production npm would leave out what the build needs.
  const { status } = spawnSync('npm', ['ci', '--include=dev', '--no-fund', '--no-audit'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  return status === 0;
}

function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}
