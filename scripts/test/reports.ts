import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';

const folder = '.cache/reports';

/** The path of a group's report; an older report is removed. */
export function freshReport(group: string): string {
  const file = `${folder}/${group}.json`;
  mkdirSync(folder, { recursive: true });
  rmSync(file, { force: true });
  return file;
}

/** Reads a report; null when the group ended before it wrote one. */
export function readReport<T>(file: string, read: (report: unknown) => T): T | null {
  if (!existsSync(file)) return null;
  return read(JSON.parse(readFileSync(file, 'utf8')));
}
