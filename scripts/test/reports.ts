import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';

const folder = '.cache/reports';

/** Where a group writes its report; an older one is taken away first. */
export function freshReport(group: string): string {
  const file = `${folder}/${group}.json`;
  mkdirSync(folder, { recursive: true });
  rmSync(file, { force: true });
  return file;
}

/** Null for a group that ended before it could write one. */
export function readReport<T>(file: string, read: (report: unknown) => T): T | null {
  if (!existsSync(file)) return null;
  return read(JSON.parse(readFileSync(file, 'utf8')));
}
