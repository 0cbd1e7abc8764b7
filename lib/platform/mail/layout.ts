import type { Locale } from '@/lib/platform/i18n/locales';
import { escapeHtml } from '@/lib/platform/text/escape-html';
import { letterStyle } from './inside/style';

/** The parts of every letter, all plain text. */
export interface LetterParts {
  locale: Locale;
  title: string;
  greeting: string;
  text: string;
  /** Short lines below the text, as a list. */
  lines: readonly string[];
  button: string;
  link: string;
  note: string;
  closing: string;
  site: string;
  /** The hint to copy the link if the button does not work. */
  copyHint: string;
  /** Why the recipient gets this letter. */
  reason: string;
  /** Null for letters an account needs. */
  unsubscribe: { label: string; link: string } | null;
}

export function asText(parts: LetterParts): string {
  const { greeting, text, lines, button, link, note, closing, site, reason, unsubscribe } = parts;
  const foot = unsubscribe ? `${reason}\n${unsubscribe.label}:\n${unsubscribe.link}` : reason;
  const list = lines.map((line) => `* ${line}`).join('\n');
  const said = list === '' ? text : `${text}\n\n${list}`;
  const paragraphs = [greeting, said, `${button}:\n${link}`, note, `${closing}\n${site}`, `-- \n${foot}`];
  return `${paragraphs.join('\n\n')}\n`;
}

/** One column that every mail program can show: no images, no external resources, light and dark. */
export function asHtml(plain: LetterParts): string {
  const { unsubscribe, lines } = plain;
  const part = (name: Exclude<keyof LetterParts, 'unsubscribe' | 'lines'>) => escapeHtml(plain[name]);
  const stop = unsubscribe
    ? `<br><a href="${escapeHtml(unsubscribe.link)}">${escapeHtml(unsubscribe.label)}</a>`
    : '';
  const items = lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('\n');
  const list = items === '' ? '' : `\n<ul>\n${items}\n</ul>`;
  return `<!doctype html>
<html lang="${part('locale')}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${part('title')}</title>
<style>${letterStyle}</style>
</head>
<body>
<div class="page" role="article" lang="${part('locale')}">
<p class="site">${part('site')}</p>
<div class="card">
<h1>${part('title')}</h1>
<p>${part('greeting')}</p>
<p>${part('text')}</p>${list}
<p class="action"><a class="button" href="${part('link')}">${part('button')}</a></p>
<p class="note">${part('note')}</p>
<p>${part('closing')}<br>${part('site')}</p>
</div>
<p class="foot">${part('copyHint')}<br><a class="address" href="${part('link')}">${part('link')}</a></p>
<p class="foot">${part('reason')}${stop}</p>
</div>
</body>
</html>
`;
}
