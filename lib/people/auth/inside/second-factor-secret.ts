import 'server-only';
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { getEnv } from '@/lib/platform/env';

/* A TOTP secret must be readable, so it is encrypted and not hashed: AES-256-GCM, with its owner as additional data. */
const algorithm = 'aes-256-gcm';
const lengthsBytes = { iv: 12, tag: 16 };

export function sealSecret(userId: number, secret: string): string {
  const iv = randomBytes(lengthsBytes.iv);
  const cipher = createCipheriv(algorithm, key(), iv).setAAD(ownerOf(userId));
  const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url');
}

/** Null when it was sealed for another person, or with another AUTH_SECRET. */
export function openSecret(userId: number, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  const textStart = lengthsBytes.iv + lengthsBytes.tag;
  try {
    const decipher = createDecipheriv(algorithm, key(), bytes.subarray(0, lengthsBytes.iv))
      .setAAD(ownerOf(userId))
      .setAuthTag(bytes.subarray(lengthsBytes.iv, textStart));
    return Buffer.concat([decipher.update(bytes.subarray(textStart)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

const ownerOf = (userId: number) => Buffer.from(String(userId));
const key = () => Buffer.from(hkdfSync('sha256', getEnv().AUTH_SECRET, '', 'second factor', 32));
