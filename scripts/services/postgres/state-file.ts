import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { z } from 'zod';
import { reason, Refusal } from '@/scripts/services/terminal';

/** The state of the database of a data folder, stored in its postgres.json. */
const stateSchema = z.object({
  /** The path of the data folder when this was written, which tells a copied clone from a moved one. */
  owner: z.string(),
  password: z.string(),
  port: z.number().optional(),
  /** The folder of the database files: relative to this file, or absolute when they had to be elsewhere. */
  place: z.string().optional(),
  /** The id of the process that supervises the database. */
  keeper: z.number().optional(),
});
export type PostgresState = z.infer<typeof stateSchema>;

export function readState(dataFolder: string): PostgresState {
  const owner = realpathSync(dataFolder);
  const file = join(owner, 'postgres.json');
  if (!existsSync(file)) return { owner, password: randomBytes(24).toString('hex') };
  const known = parseState(file);
  const wasCopied = known.owner !== owner && existsSync(join(known.owner, 'postgres.json'));
  if (!wasCopied || !isAbsolute(known.place ?? '')) return { ...known, owner };
  // The original still uses that folder, so the copy gets its own.
  const { place: _, ...rest } = known;
  return { ...rest, owner };
}

export function writeState(state: PostgresState): void {
  writeFileSync(join(state.owner, 'postgres.json'), `${JSON.stringify(state, null, 2)}\n`, {
    mode: 0o600,
  });
}

function parseState(file: string): PostgresState {
  try {
    return stateSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new Refusal(`${file} holds the password of the database and cannot be read: ${reason(error)}`);
  }
}
