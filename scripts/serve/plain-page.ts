import { createHash } from 'node:crypto';
import type { Answer } from '@/lib/platform/http-server/response';
import type { Locale } from '@/lib/platform/i18n/locales';
import { settingDefaults } from '@/lib/people/settings/limits';
import { escapeHtml } from '@/lib/platform/text/escape-html';
import { sentencesIn } from './sentences';

const style =
  ':root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-content:center;justify-items:center;' +
  'gap:1.5rem;padding:1.5rem;box-sizing:border-box;text-align:center;font:1.125rem/1.6 system-ui,sans-serif;' +
  'background:light-dark(#fbf8f3,#10131c);color:light-dark(#1b1d2a,#eceef5)}h1,p{margin:0;max-width:32rem;font:inherit;overflow-wrap:anywhere}' +
  'main{display:contents}h1{text-wrap:balance}:lang(ja){word-break:auto-phrase}' +
  'a,b{color:light-dark(#1e4fc4,#8ea9ff)}a{padding:.5rem}b{font:600 6rem/1 Georgia,serif}';
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const policy = `default-src 'none'; frame-ancestors 'none'; base-uri 'none'; style-src ${hash(style)}`;

/** Polls by HEAD until the page answers again, and only then reloads, so that the reader never loses this page. */
const pollScript = (pollSeconds: number) =>
  `const later=()=>setTimeout(ask,${pollSeconds}e3),ask=()=>fetch(location.href,{method:'HEAD',cache:'no-store'})` +
  `.then(({status})=>status<500?location.reload():later(),later);later()`;

interface Page {
  locale: Locale;
  status: number;
  /** The sentence about the failure. */
  sentence: string;
  /** The target of the link; '' is the same URL. */
  href: string;
  /** Seconds between two polls of the same URL; without it the page does not poll. */
  pollSeconds?: number;
  /** The request's id in the log. */
  requestId?: string | undefined;
}

/** A static page that needs neither Next nor the database nor any file. */
export function plainPage({
  locale,
  status,
  sentence,
  href,
  pollSeconds,
  requestId,
}: Page): Omit<Answer, 'status'> {
  const { update, request } = sentencesIn(locale);
  const note = requestId && request.replace('{id}', requestId);
  const script = pollSeconds === undefined ? null : pollScript(pollSeconds);
  const body = `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${status} · ${escapeHtml(settingDefaults['site.title'])}</title>
<style>${style}</style>
</head>
<body>
<main>
<b aria-hidden="true">${status}</b>
<h1>${escapeHtml(sentence)}</h1>
${note ? `<p><small>${escapeHtml(note)}</small></p>\n` : ''}<a href="${href}">${escapeHtml(update)}</a>
</main>${script ? `\n<script>${script}</script>` : ''}
</body>
</html>
`;
  return {
    type: 'text/html',
    body,
    headers: {
      'Content-Security-Policy': script
        ? `${policy}; script-src ${hash(script)}; connect-src 'self'`
        : policy,
    },
  };
}
