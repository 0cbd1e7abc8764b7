import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import type { Count } from './counts';

const folder = '.cache/reports';

/** Where a group writes its report; an older one is taken away first. */
export function freshReport(group: string): string {
  const file = `${folder}/${group}.json`;
  mkdirSync(folder, { recursive: true });
  rmSync(file, { force: true });
  return file;
}

/** Nothing at all for a group that ended before it could write one. */
export function readReport(file: string, count: (report: unknown) => Count): Count {
  if (!existsSync(file)) return { passed: 0, failed: 0 };
  return count(JSON.parse(readFileSync(file, 'utf8')));
}
