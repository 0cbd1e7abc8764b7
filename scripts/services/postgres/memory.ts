import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { z } from 'zod';
import { reason, Refusal } from '@/scripts/services/terminal';

/** What is remembered about the database of a data folder, in its postgres.json. */
const memory = z.object({
  /** The data folder itself when this was written: tells a copied clone from a moved one. */
  owner: z.string(),
  password: z.string(),
  port: z.number().optional(),
  /** Where the database's files are: beside this file, or an absolute path when that was not possible. */
  place: z.string().optional(),
  /** The process that started the database and ends it. */
  keeper: z.number().optional(),
});
export type Memory = z.infer<typeof memory>;

export function recall(dataFolder: string): Memory {
  const owner = realpathSync(dataFolder);
  const file = join(owner, 'postgres.json');
  if (!existsSync(file)) return { owner, password: randomBytes(24).toString('hex') };
  const known = parsed(file);
  const wasCopied = known.owner !== owner && existsSync(join(known.owner, 'postgres.json'));
  if (!wasCopied || !isAbsolute(known.place ?? '')) return { ...known, owner };
  // The original still uses that place: the copy starts with one of its own.
  const { place: _, ...rest } = known;
  return { ...rest, owner };
}

export function remember(memories: Memory): void {
  writeFileSync(join(memories.owner, 'postgres.json'), `${JSON.stringify(memories, null, 2)}\n`, {
    mode: 0o600,
  });
}

function parsed(file: string): Memory {
  try {
    return memory.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new Refusal(`${file} holds the password of the database and cannot be read: ${reason(error)}`);
  }
}
