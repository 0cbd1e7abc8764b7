import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** A decoded letter of the outbox. */
export interface ReadLetter {
  to: string;
  subject: string;
  /** The raw headers, with folded lines joined. */
  headers: Record<string, string>;
  text: string;
  html: string;
  /** URL of its button. */
  link: string;
}

const outboxOf = (dataDir: string) => join(dataDir, 'outbox');

/** Reads all letters, oldest first. */
export function readOutbox(dataDir: string): ReadLetter[] {
  return listFiles(dataDir).map((file) => readLetter(readFileSync(file, 'utf8')));
}

export function emptyOutbox(dataDir: string): void {
  rmSync(outboxOf(dataDir), { recursive: true, force: true });
}

function listFiles(dataDir: string): string[] {
  try {
    return readdirSync(outboxOf(dataDir))
      .sort()
      .map((name) => join(outboxOf(dataDir), name));
  } catch {
    return [];
  }
}

function readLetter(raw: string): ReadLetter {
  const { headers, body } = splitPart(raw);
  const boundary = /boundary="?([^";]+)/iu.exec(headers['content-type'] ?? '')?.[1] ?? '';
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => splitPart(part.replace(/^\r?\n/u, '')));
  const find = (type: string) => {
    const part = parts.find((each) => each.headers['content-type']?.startsWith(type));
    return part ? decodeBody(part) : '';
  };
  const html = find('text/html');
  const link = /class="button" href="([^"]+)"/u.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
  return {
    to: headers.to ?? '',
    subject: decodeWords(headers.subject ?? ''),
    headers,
    text: find('text/plain'),
    html,
    link,
  };
}

interface Part {
  headers: Record<string, string>;
  body: string;
}

function splitPart(raw: string): Part {
  const [head = '', ...rest] = raw.split(/\r?\n\r?\n/u);
  const lines = head.replace(/\r?\n[ \t]+/gu, ' ').split(/\r?\n/u);
  const pairs = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return { headers: Object.fromEntries(pairs), body: rest.join('\n\n') };
}

function decodeBody({ headers, body }: Part): string {
  const encoding = headers['content-transfer-encoding']?.toLowerCase();
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  return encoding === 'quoted-printable' ? unquote(body.replace(/=\r?\n/gu, '')) : body;
}

const unquote = (text: string) =>
  Buffer.from(
    text.replace(/=([0-9A-F]{2})/gu, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  ).toString('utf8');

/** RFC 2047: `=?UTF-8?B?…?=` and `=?UTF-8?Q?…?=`. */
function decodeWords(value: string): string {
  return value
    .replace(/\?=\s+=\?/gu, '?==?')
    .replace(/=\?UTF-8\?([BQ])\?([^?]*)\?=/giu, (_, kind: string, text: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString('utf8')
        : unquote(text.replaceAll('_', ' ')),
    );
}
