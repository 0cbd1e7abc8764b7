import 'server-only';
import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import { now } from '@/lib/platform/clock';
import { getEnv } from '@/lib/platform/env';
import { isOutboxOpen } from './outbox';

export interface Envelope {
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  /** The target of the letter's button. */
  link: string;
}

/** Sends a letter by the mail server of SMTP_URL; without one, writes it to the outbox folder. */
export async function deliver({ link, to, ...content }: Envelope): Promise<void> {
  const { SMTP_URL, MAIL_FROM } = getEnv();
  // An address given as an object is never parsed as a list of addresses.
  const letter = { from: MAIL_FROM, to: { name: '', address: to }, ...content };
  if (SMTP_URL) {
    await nodemailer
      .createTransport(SMTP_URL, { connectionTimeout: 10_000, socketTimeout: 20_000 })
      .sendMail(letter);
    return;
  }
  const { message } = await nodemailer
    .createTransport({ streamTransport: true, buffer: true })
    .sendMail(letter);
  await writeToOutbox(message);
  print({ to, subject: content.subject, link });
}

async function writeToOutbox(message: Buffer | NodeJS.ReadableStream): Promise<void> {
  if (!Buffer.isBuffer(message)) throw new TypeError('A buffered transport answers a buffer.');
  const folder = join(getEnv().DATA_DIR, 'outbox');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const timestamp = now().toISOString().replace(/[:.]/gu, '-');
  await writeFile(join(folder, `${timestamp}-${randomUUID().slice(0, 8)}.eml`), message, { mode: 0o600 });
}

/** Prints the link for a developer without a mail server. Never in production. */
function print({ to, subject, link }: { to: string; subject: string; link: string }): void {
  if (!isOutboxOpen() || getEnv().LOG_LEVEL === 'silent') return;
  process.stdout.write(`\n  A letter to ${to}: ${subject}\n  ${link}\n\n`);
}
