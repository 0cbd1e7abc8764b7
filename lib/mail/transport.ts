import 'server-only';
import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import { now } from '@/lib/clock';
import { getEnv } from '@/lib/env';

interface Envelope {
  to: string;
  subject: string;
  text: string;
}

/** Hands a letter to the mail server of SMTP_URL; without one, writes it to the outbox folder. */
export async function deliver(envelope: Envelope): Promise<void> {
  const { SMTP_URL, MAIL_FROM } = getEnv();
  const letter = { from: MAIL_FROM, ...envelope };
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
}

async function writeToOutbox(message: Buffer | NodeJS.ReadableStream): Promise<void> {
  if (!Buffer.isBuffer(message)) throw new TypeError('A buffered transport answers a buffer.');
  const folder = join(getEnv().DATA_DIR, 'outbox');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const moment = now().toISOString().replace(/[:.]/gu, '-');
  await writeFile(join(folder, `${moment}-${randomUUID().slice(0, 8)}.eml`), message, { mode: 0o600 });
}
