/** The text of one of Next's stylesheets, by the name of its file; nothing when there is none. */
export type ReadStyles = (file: string) => string | undefined;

interface StyledPage {
  document: string;
  /** What React must find before it starts: it would fetch its stylesheets otherwise, and wait for them. */
  script: string;
}

const sheet =
  /<link rel="stylesheet" href="(\/_next\/static\/chunks\/([\w-]+\.css))" data-precedence="next"\/>/g;
const anySheet = /rel="stylesheet"/g;
const headEnd = '</head>';

/**
 * Puts the stylesheets of a page into it, all or none: one round trip until it is painted. They stand at the end of the
 * head, for who shows a preview of a link reads no further than its first kilobytes.
 */
export function inlineStyles(html: string, read: ReadStyles): StyledPage {
  const end = html.indexOf(headEnd);
  const head = html.slice(0, Math.max(end, 0));
  const sheets = [...head.matchAll(sheet)].map(([, address = '', file = '']) => ({
    address,
    text: read(file),
  }));
  const texts = sheets.flatMap(({ text }) => (text === undefined || /<\/style/i.test(text) ? [] : [text]));
  const all = head.match(anySheet)?.length ?? 0;
  if (all === 0 || texts.length < all) return { document: html, script: '' };
  const styles = texts.map((text) => `<style>${fromPage(text)}</style>`).join('');
  return {
    document: `${head.replaceAll(sheet, '')}${styles}${html.slice(end)}`,
    script: standIns(sheets.map(({ address }) => address)),
  };
}

/** Addresses of fonts and pictures as they are seen from a page. */
function fromPage(text: string): string {
  return text.replaceAll(/url\((["']?)\.\.\//g, (_, quote: string) => `url(${quote}/_next/static/`);
}

/** Links that React takes for its own. Switched off, they are not fetched: their rules are in the page already. */
function standIns(addresses: string[]): string {
  return `for(const a of ${JSON.stringify(addresses)}){const l=document.createElement('link');l.rel='stylesheet';l.dataset.precedence='next';l.disabled=true;l.setAttribute('href',a);document.head.append(l)}\n`;
}
