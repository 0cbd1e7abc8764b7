import type { OutgoingHttpHeaders } from 'node:http';
import { isShared, pageCacheControl } from '@/lib/platform/http-server/inside/cache-control';

/** What an answer says of itself that belongs to it whoever reads it. All else stays behind, the unknown above all. */
const kept = [
  'Content-Type',
  'Content-Disposition',
  'Content-Language',
  'Content-Security-Policy',
  'Link',
  'X-Robots-Tag',
];

export interface Shareable {
  type: string;
  headers: Record<string, string>;
  /** The address names these very bytes: they never change. */
  isImmutable: boolean;
}

/** Whether an answer is declared to be the same for everybody, and what of its headers is. */
export function shareableOf(status: number, headers: OutgoingHttpHeaders): Shareable | undefined {
  const control = (headers['cache-control'] ?? '').toLowerCase();
  const isDeclared = isShared(control) || /\bpublic\b.*\bimmutable\b/.test(control);
  const isPersonal = /\bprivate\b|\bno-store\b/.test(control) || headers['set-cookie'] !== undefined;
  if (status !== 200 || !isDeclared || isPersonal || variesByReader(headers.vary)) return undefined;
  const own = kept.flatMap((name): [string, string][] => {
    const value = headers[name.toLowerCase()];
    return value === undefined ? [] : [[name, String(value)]];
  });
  // Who says how long browsers may keep it has said all there is to say.
  const forBrowsers = /(?<!s-)max-age=/.test(control) ? control : pageCacheControl;
  return {
    type: String(headers['content-type'] ?? ''),
    headers: { ...Object.fromEntries(own), Vary: varyOf(headers.vary), 'Cache-Control': forBrowsers },
    isImmutable: control.includes('immutable'),
  };
}

/** A script of ours whose address names its text. */
export function scriptOf(): Shareable {
  const type = 'text/javascript; charset=utf-8';
  const headers = {
    'Content-Type': type,
    Vary: 'Accept-Encoding',
    'Cache-Control': 'public, max-age=31536000, immutable',
  };
  return { type, headers, isImmutable: true };
}

function variesByReader(vary: OutgoingHttpHeaders[string]): boolean {
  return /\*|\b(?:cookie|authorization|user-agent|accept-language)\b/i.test(String(vary ?? ''));
}

function varyOf(vary: OutgoingHttpHeaders[string]): string {
  const named = String(vary ?? '');
  if (/\baccept-encoding\b/i.test(named)) return named;
  return named ? `${named}, Accept-Encoding` : 'Accept-Encoding';
}
