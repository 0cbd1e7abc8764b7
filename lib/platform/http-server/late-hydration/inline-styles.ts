/** Reads one of Next's stylesheets by its file name; undefined when there is none. */
export type ReadStyles = (file: string) => string | undefined;

interface StyledPage {
  document: string;
  /** Adds what React looks for before it starts: otherwise it would fetch its stylesheets and wait for them. */
  script: string;
}

const stylesheetLink =
  /<link rel="stylesheet" href="(\/_next\/static\/chunks\/([\w-]+\.css))" data-precedence="next"\/>/g;
const anyStylesheet = /rel="stylesheet"/g;
const headEnd = '</head>';

/**
 * Inlines all stylesheets of a page, or none: the page is painted after one round trip. They stand at the end of the
 * head, because link previews read only its first kilobytes.
 */
export function inlineStyles(html: string, read: ReadStyles): StyledPage {
  const end = html.indexOf(headEnd);
  const head = html.slice(0, Math.max(end, 0));
  const sheets = [...head.matchAll(stylesheetLink)].map(([, address = '', file = '']) => ({
    address,
    text: read(file),
  }));
  const texts = sheets.flatMap(({ text }) => (text === undefined || /<\/style/i.test(text) ? [] : [text]));
  const all = head.match(anyStylesheet)?.length ?? 0;
  if (all === 0 || texts.length < all) return { document: html, script: '' };
  const styles = texts.map((text) => `<style>${resolveUrls(text)}</style>`).join('');
  return {
    document: `${head.replaceAll(stylesheetLink, '')}${styles}${html.slice(end)}`,
    script: placeholderLinks(sheets.map(({ address }) => address)),
  };
}

/** Makes the relative URLs of fonts and images absolute, since the text now stands in a page. */
function resolveUrls(text: string): string {
  return text.replaceAll(/url\((["']?)\.\.\//g, (_, quote: string) => `url(${quote}/_next/static/`);
}

/** Disabled stylesheet links that React takes for its own. They are not fetched: their rules are inlined already. */
function placeholderLinks(addresses: string[]): string {
  return `for(const a of ${JSON.stringify(addresses)}){const l=document.createElement('link');l.rel='stylesheet';l.dataset.precedence='next';l.disabled=true;l.setAttribute('href',a);document.head.append(l)}\n`;
}
