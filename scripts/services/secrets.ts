import { createECDH, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { reason, Refusal } from './terminal';

const secrets = z.object({
  AUTH_SECRET: z.string().min(32),
  VAPID_PUBLIC_KEY: z.string(),
  VAPID_PRIVATE_KEY: z.string(),
});
type Secrets = z.infer<typeof secrets>;

/**
 * The secrets of this data folder, generated at the first start. Changing AUTH_SECRET signs everybody out; new VAPID
 * keys end the messages of every browser until it is registered again.
 */
export function keepSecrets(dataFolder: string): Secrets {
  const file = join(dataFolder, 'secrets.json');
  if (!existsSync(file)) {
    const made = { AUTH_SECRET: randomBytes(48).toString('base64url'), ...makeVapidKeys() };
    write(file, made, 'wx');
    return made;
  }
  try {
    return withVapidKeys(file, JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    const way = 'restore it, or delete it and everybody has to sign in again';
    throw new Refusal(`${file} cannot be read (${reason(error)}): ${way}.`);
  }
}

/** A folder of an older version has no such keys yet. */
function withVapidKeys(file: string, kept: unknown): Secrets {
  const older = secrets.pick({ AUTH_SECRET: true }).strict().safeParse(kept);
  if (!older.success) return secrets.parse(kept);
  const made = { ...older.data, ...makeVapidKeys() };
  write(file, made, 'w');
  return made;
}

/** A key pair of RFC 8292: P-256, in base64url. */
function makeVapidKeys() {
  const pair = createECDH('prime256v1');
  const VAPID_PUBLIC_KEY = pair.generateKeys('base64url');
  // A key that begins with zeros is shorter.
  const VAPID_PRIVATE_KEY = Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex').toString(
    'base64url',
  );
  return { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY };
}

function write(file: string, made: Secrets, flag: 'w' | 'wx'): void {
  writeFileSync(file, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600, flag });
}
