/*
 * `npm run lockfile:complete`, after every change of dependencies. npm leaves packages for other systems out of
 * the lockfile when it cannot see them, and `npm ci` then refuses the lockfile: this adds what is missing.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const file = 'package-lock.json';
const lock = JSON.parse(readFileSync(file, 'utf8'));
const systems = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const processors = [
  'arm',
  'arm64',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
  'x64',
];

/** Whether a package required from a place in the tree is found there or further up. */
function isFound(from, name) {
  if (lock.packages[`${from}${from && '/'}node_modules/${name}`]) return true;
  const end = from.lastIndexOf('node_modules/');
  return end < 0 ? false : isFound(from.slice(0, Math.max(0, end - 1)), name);
}

/** Such packages say in their names what they are for: @next/swc-linux-x64-musl. */
function entryOf(name, range, { dev }) {
  const words = name.replace('windows', 'win32').replace('armv7', 'arm').split(/[-/.]/u);
  const cpu = processors.filter((each) => words.includes(each));
  const os = systems.filter((each) => words.includes(each));
  return {
    version: range.replace(/^[\^~]/u, ''),
    ...(cpu.length > 0 && { cpu }),
    ...(dev && { dev }),
    optional: true,
    ...(os.length > 0 && { os }),
  };
}

const missing = Object.entries(lock.packages).flatMap(([place, entry]) =>
  Object.entries(entry.optionalDependencies ?? {})
    .filter(([name]) => !isFound(place, name))
    .map(([name, range]) => [`node_modules/${name}`, entryOf(name, range, entry)]),
);
const packages = Object.entries({ ...lock.packages, ...Object.fromEntries(missing) });
lock.packages = Object.fromEntries(packages.sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${missing.length} packages for other systems added.`);
