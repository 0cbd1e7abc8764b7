import { readdirSync } from 'node:fs';
import type { PrepareCall } from './good-calls';

const folder = 'tests/support/openapi';

/** A good call for every operation: the exports named `…Calls` of the modules here that are named `…-calls`. */
export async function loadGoodCalls(): Promise<Record<string, PrepareCall>> {
  const files = readdirSync(folder).filter((file) => file.endsWith('-calls.ts') && !file.startsWith('load-'));
  const found = (await Promise.all(files.map(callsIn))).flat();
  const names = found.map(([name]) => name);
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  if (twice.length > 0) throw new Error(`Two files have a good call for ${twice.join(', ')}.`);
  return Object.fromEntries(found);
}

async function callsIn(file: string): Promise<[string, PrepareCall][]> {
  // The boundary: what such a file exports under a name like this are calls by their operations.
  const exported = (await import(`./${file}`)) as Record<string, Record<string, PrepareCall>>;
  return Object.entries(exported).flatMap(([name, calls]) =>
    name.endsWith('Calls') ? Object.entries(calls) : [],
  );
}
