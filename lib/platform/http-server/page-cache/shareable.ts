import type { OutgoingHttpHeaders } from 'node:http';
import { isShared, pageCacheControl } from '@/lib/platform/http-server/inside/cache-control';

/** Headers of an answer that are the same for every reader; all others, unknown ones too, are not stored. */
const storedHeaders = [
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
  /** The address contains a hash of the bytes. */
  isImmutable: boolean;
}

/** The headers to store of an answer that is declared to be the same for everybody; undefined for any other answer. */
export function shareableOf(status: number, headers: OutgoingHttpHeaders): Shareable | undefined {
  const control = (headers['cache-control'] ?? '').toLowerCase();
  const isDeclared = isShared(control) || /\bpublic\b.*\bimmutable\b/.test(control);
  const isPersonal = /\bprivate\b|\bno-store\b/.test(control) || headers['set-cookie'] !== undefined;
  if (status !== 200 || !isDeclared || isPersonal || variesByReader(headers.vary)) return undefined;
  const own = storedHeaders.flatMap((name): [string, string][] => {
    const value = headers[name.toLowerCase()];
    return value === undefined ? [] : [[name, String(value)]];
  });
  // An answer with a lifetime for browsers keeps its own header.
  const forBrowsers = /(?<!s-)max-age=/.test(control) ? control : pageCacheControl;
  return {
    type: String(headers['content-type'] ?? ''),
    headers: { ...Object.fromEntries(own), Vary: varyOf(headers.vary), 'Cache-Control': forBrowsers },
    isImmutable: control.includes('immutable'),
  };
}

/** The headers of a script whose address contains a hash of its text. */
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
