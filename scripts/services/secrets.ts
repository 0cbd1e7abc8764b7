import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { reason, Refusal } from './terminal';

const secrets = z.object({ AUTH_SECRET: z.string().min(32) });

/** The secrets of this data folder, generated at the first start. Changing AUTH_SECRET signs everybody out. */
export function keepSecrets(dataFolder: string): z.infer<typeof secrets> {
  const file = join(dataFolder, 'secrets.json');
  if (!existsSync(file)) {
    const made = { AUTH_SECRET: randomBytes(48).toString('base64url') };
    writeFileSync(file, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
    return made;
  }
  try {
    return secrets.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    const way = 'restore it, or delete it and everybody has to sign in again';
    throw new Refusal(`${file} cannot be read (${reason(error)}): ${way}.`);
  }
}
