import 'server-only';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const packageEntry = z.object({
  version: z.string().optional(),
  license: z.string().optional(),
  dev: z.boolean().optional(),
  devOptional: z.boolean().optional(),
  optional: z.boolean().optional(),
  dependencies: z.record(z.string(), z.string()).optional(),
});
const lockfile = z.object({ packages: z.record(z.string(), packageEntry) });
type PackageEntry = z.infer<typeof packageEntry>;

interface Library {
  name: string;
  version: string;
  licence: string;
}

interface Libraries {
  /** The direct dependencies. */
  direct: Library[];
  /** The dependencies of those, by licence. */
  transitive: { licence: string; libraries: Library[] }[];
}

/** The libraries this site runs on, from package-lock.json; development dependencies are left out. */
export async function listLibraries(root = process.cwd()): Promise<Libraries> {
  const { packages } = lockfile.parse(JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')));
  const chosen = packages['']?.dependencies ?? {};
  const libraries = Object.entries(packages)
    .filter(([path, entry]) => isShipped(entry, path, root))
    .map(([path, entry]) => ({ path, library: libraryOf(path, entry) }));
  const isOwn = ({ path, library }: (typeof libraries)[number]) =>
    path === `node_modules/${library.name}` && Object.hasOwn(chosen, library.name);
  return {
    direct: inOrder(libraries.filter(isOwn).map(({ library }) => library)),
    transitive: byLicence(libraries.filter((each) => !isOwn(each)).map(({ library }) => library)),
  };
}

/** The lockfile also lists optional builds for other systems, which are not installed here. */
function isShipped({ dev, devOptional, optional }: PackageEntry, path: string, root: string): boolean {
  if (path === '' || dev || devOptional) return false;
  return !optional || existsSync(join(root, path));
}

const libraryOf = (path: string, { version = '', license = '?' }: PackageEntry): Library => ({
  name: path.replace(/^.*node_modules\//u, ''),
  version,
  licence: license,
});

function byLicence(libraries: Library[]): Libraries['transitive'] {
  const groups = new Map<string, Library[]>();
  for (const library of libraries) {
    groups.set(library.licence, [...(groups.get(library.licence) ?? []), library]);
  }
  return [...groups]
    .map(([licence, group]) => ({ licence, libraries: inOrder(group) }))
    .sort((a, b) => b.libraries.length - a.libraries.length || compare(a.licence, b.licence));
}

/** Sorted by name; a version installed in several places is listed once. */
function inOrder(libraries: Library[]): Library[] {
  const unique = new Map(libraries.map((library) => [`${library.name} ${library.version}`, library]));
  return [...unique.values()].sort((a, b) => compare(a.name, b.name) || compare(a.version, b.version));
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
