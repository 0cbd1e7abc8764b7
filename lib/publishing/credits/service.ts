import 'server-only';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const listed = z.object({
  version: z.string().optional(),
  license: z.string().optional(),
  dev: z.boolean().optional(),
  devOptional: z.boolean().optional(),
  optional: z.boolean().optional(),
  dependencies: z.record(z.string(), z.string()).optional(),
});
const lockfile = z.object({ packages: z.record(z.string(), listed) });
type Listed = z.infer<typeof listed>;

interface Library {
  name: string;
  version: string;
  licence: string;
}

interface Libraries {
  /** What we chose. */
  own: Library[];
  /** What those need, by licence. */
  further: { licence: string; libraries: Library[] }[];
}

/** The libraries this site runs on, from the very list they were installed by; tools that only we use are not among them. */
export async function listLibraries(root = process.cwd()): Promise<Libraries> {
  const { packages } = lockfile.parse(JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')));
  const chosen = packages['']?.dependencies ?? {};
  const libraries = Object.entries(packages)
    .filter(([path, entry]) => isShipped(entry, path, root))
    .map(([path, entry]) => ({ path, library: libraryOf(path, entry) }));
  const isOwn = ({ path, library }: (typeof libraries)[number]) =>
    path === `node_modules/${library.name}` && Object.hasOwn(chosen, library.name);
  return {
    own: inOrder(libraries.filter(isOwn).map(({ library }) => library)),
    further: byLicence(libraries.filter((each) => !isOwn(each)).map(({ library }) => library)),
  };
}

/** Builds for other systems than this one are listed, too, and are not here. */
function isShipped({ dev, devOptional, optional }: Listed, path: string, root: string): boolean {
  if (path === '' || dev || devOptional) return false;
  return !optional || existsSync(join(root, path));
}

const libraryOf = (path: string, { version = '', license = '?' }: Listed): Library => ({
  name: path.replace(/^.*node_modules\//u, ''),
  version,
  licence: license,
});

function byLicence(libraries: Library[]): Libraries['further'] {
  const groups = new Map<string, Library[]>();
  for (const library of libraries) {
    groups.set(library.licence, [...(groups.get(library.licence) ?? []), library]);
  }
  return [...groups]
    .map(([licence, group]) => ({ licence, libraries: inOrder(group) }))
    .sort((a, b) => b.libraries.length - a.libraries.length || compare(a.licence, b.licence));
}

/** By name; what is installed in several places counts once. */
function inOrder(libraries: Library[]): Library[] {
  const unique = new Map(libraries.map((library) => [`${library.name} ${library.version}`, library]));
  return [...unique.values()].sort((a, b) => compare(a.name, b.name) || compare(a.version, b.version));
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
