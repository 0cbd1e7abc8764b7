import 'server-only';
import { createHmac } from 'node:crypto';
import { generateSecret, generateURI, verifySync } from 'otplib';
import { getEnv } from '@/lib/platform/env';
import { sign } from '@/lib/platform/crypto/token-hash';

/** TOTP with the parameters all authenticator apps support: six digits, SHA-1, 30 seconds. A clock may be one step off. */
const toleranceSeconds = 30;

export const newSecret = () => generateSecret();

/** The otpauth URL of the QR code. An app shows the issuer above the label. */
export const otpauthUrl = (secret: string, issuer: string, label: string) =>
  // A colon separates issuer and label in the URL.
  generateURI({ secret, label, issuer: issuer.replaceAll(':', ' ') });

/** The time step that the code belongs to; null when the code is not valid at this time. */
export function findStep(secret: string, code: string, at: Date): number | null {
  const epoch = Math.floor(at.getTime() / 1000);
  const result = verifySync({ secret, token: code, epoch, epochTolerance: toleranceSeconds });
  return result.valid && 'timeStep' in result ? result.timeStep : null;
}

/** Crockford's base 32: without letters that look like digits or other letters. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const recovery = { count: 10, length: 10 };

/**
 * The recovery codes of a secret. They are derived from it, so that a repeated confirmation can answer
 * them again although only their hashes are stored.
 */
export function recoveryCodesOf(userId: number, secret: string): string[] {
  return Array.from({ length: recovery.count }, (_, index) => {
    const bytes = createHmac('sha256', getEnv().AUTH_SECRET)
      .update(`recovery code\n${userId}\n${secret}\n${index}`)
      .digest();
    const code = [...bytes.subarray(0, recovery.length)].map((byte) => alphabet[byte % alphabet.length]);
    return `${code.slice(0, 5).join('')}-${code.slice(5).join('')}`;
  });
}

/** A code has only fifty bits, which a plain hash would not protect: this one is keyed with AUTH_SECRET. */
export const hashRecoveryCode = (userId: number, code: string) => sign('recovery code', `${userId}\n${code}`);

type ReadCode = { kind: 'totp'; code: string } | { kind: 'recovery'; code: string };

/** Parses a typed code, ignoring spaces and similar letters; null when it is neither kind of code. */
export function readCode(typed: string): ReadCode | null {
  const plain = typed.normalize('NFKC').replace(/[\s-]/gu, '').toLowerCase();
  if (/^\d{6}$/u.test(plain)) return { kind: 'totp', code: plain };
  const code = plain.replaceAll('o', '0').replace(/[il]/gu, '1');
  if (!/^[0-9a-hjkmnp-tv-z]{10}$/u.test(code)) return null;
  return { kind: 'recovery', code: `${code.slice(0, 5)}-${code.slice(5)}` };
}
