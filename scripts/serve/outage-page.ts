import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { splitLocale, type Locale } from '@/lib/i18n/locales';
import type { Answer } from '@/lib/front/response';
import { settingDefaults } from '@/lib/settings/schema';
import { apiRefusal } from './api-refusal';
import { sentencesIn } from './sentences';

const style =
  ':root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-content:center;justify-items:center;' +
  'gap:1.5rem;padding:1.5rem;text-align:center;font:1.125rem/1.6 system-ui,sans-serif;' +
  'background:light-dark(#fbf8f3,#10131c);color:light-dark(#1b1d2a,#eceef5)}p{margin:0;max-width:32rem}' +
  'a{color:light-dark(#1e4fc4,#8ea9ff)}';
const policy = `default-src 'none'; frame-ancestors 'none'; base-uri 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`;

/** What a caller reads while the database is away: a page in its address's language, a call in its own. */
export function outagePage(request: IncomingMessage): Omit<Answer, 'status'> {
  const { url = '/' } = request;
  if (url.startsWith('/api/')) return apiRefusal('unavailable', request);
  const [path = '/'] = url.split('?', 1);
  const body = html(splitLocale(path).locale);
  return { type: 'text/html', body, headers: { 'Content-Security-Policy': policy } };
}

/** Asks again by itself; the link, to the address one is at, is for whoever does not want to wait. */
function html(locale: Locale): string {
  const { unavailable, update } = sentencesIn(locale);
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="5">
<title>503 · ${escaped(settingDefaults['site.title'])}</title>
<style>${style}</style>
</head>
<body><p role="status">${escaped(unavailable)}</p><a href="">${escaped(update)}</a></body>
</html>
`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
