import 'server-only';
import { createHmac } from 'node:crypto';
import { generateSecret, generateURI, verifySync } from 'otplib';
import { getEnv } from '@/lib/platform/env';
import { sign } from '@/lib/platform/crypto/token-hash';

/** What authenticator apps all know: six digits, SHA-1, 30 seconds. A clock may be one step off. */
const tolerance = 30;

export const newSecret = () => generateSecret();

/** What the QR code says. An app shows the issuer above the label. */
export const otpauthUrl = (secret: string, issuer: string, label: string) =>
  // A colon would end the issuer.
  generateURI({ secret, label, issuer: issuer.replaceAll(':', ' ') });

/** The time step whose code this is; null when it is none of those that count at this moment. */
export function findStep(secret: string, code: string, moment: Date): number | null {
  const epoch = Math.floor(moment.getTime() / 1000);
  const result = verifySync({ secret, token: code, epoch, epochTolerance: tolerance });
  return result.valid && 'timeStep' in result ? result.timeStep : null;
}

/** Crockford's: no letter that looks like a digit or like another letter. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const recovery = { count: 10, length: 10 };

/**
 * The recovery codes that belong to a secret. They are derived, so that a repeated confirmation can be given
 * them again although only their hashes are kept.
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

/** Fifty bits are few for a bare hash: this one needs AUTH_SECRET, too. */
export const hashRecoveryCode = (userId: number, code: string) => sign('recovery code', `${userId}\n${code}`);

type ReadCode = { kind: 'totp'; code: string } | { kind: 'recovery'; code: string };

/** What somebody typed, spaces and look-alikes forgiven; null when it is neither kind of code. */
export function readCode(typed: string): ReadCode | null {
  const plain = typed.normalize('NFKC').replace(/[\s-]/gu, '').toLowerCase();
  if (/^\d{6}$/u.test(plain)) return { kind: 'totp', code: plain };
  const code = plain.replaceAll('o', '0').replace(/[il]/gu, '1');
  if (!/^[0-9a-hjkmnp-tv-z]{10}$/u.test(code)) return null;
  return { kind: 'recovery', code: `${code.slice(0, 5)}-${code.slice(5)}` };
}
