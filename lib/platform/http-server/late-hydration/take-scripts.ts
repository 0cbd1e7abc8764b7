import { createHash } from 'node:crypto';
import { inlineStyles, type ReadStyles } from './inline-styles';

export interface LatePage {
  /** The document, without what only makes it interactive, its style in it. */
  document: string;
  /** What was taken out, as one script, and where it is. */
  script: { address: string; text: string };
}

const prefix = '/_next/late/';
const lateScript = /^\/_next\/late\/[\w-]{22}\.js(\/.*)?$/;
const chunk = /<script src="(\/_next\/static\/[^"]+)" async=""><\/script>/g;
const preload = /<link rel="preload" as="script"[^>]*\/>/g;
/** Next's start, and the data of the page. In it every `<` is written as an escape. */
const inline = /<script(?: id="_R_")?>((?:\(globalThis\["TURBOPACK"\]|\(?self\.__next_f\b)[^<]*)<\/script>/g;
const end = '</body></html>';

/**
 * Takes the scripts out of a page that Next has rendered. What does not look as expected stays as it is.
 * @param path the page's own; @param loader what stands there instead, for the address of what was taken out
 * @param styles the page gets those that can be read into itself
 */
export function takeScripts(
  html: string,
  path: string,
  loader: (address: string) => string,
  styles: ReadStyles = () => undefined,
): LatePage | undefined {
  const chunks = [...html.matchAll(chunk)].map(([, address = '']) => address);
  const pieces = [...html.matchAll(inline)].map(([, text = '']) => text);
  if (chunks.length === 0 || pieces.length < 2 || !html.endsWith(end)) return undefined;
  const rest = html.replaceAll(chunk, '').replaceAll(preload, '').replaceAll(inline, '');
  if (rest.includes('__next_f')) return undefined;
  const styled = inlineStyles(rest, styles);
  const text = `${pieces.join(';\n')};\n${styled.script}${fetchAll(new Set(chunks))}`;
  const address = lateAddress(text, path);
  return {
    document: `${styled.document.slice(0, -end.length)}${loader(address)}${end}`,
    script: { address, text },
  };
}

/** The page whose scripts are at this address; none when it is no such address. */
export function pageOfScripts(address: string): string | undefined {
  const match = lateScript.exec(address);
  return match ? (match[1] ?? '/') : undefined;
}

/** Names the text, so that it may be kept for ever, and the page, so that it can be made again. */
function lateAddress(text: string, path: string): string {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 22);
  return `${prefix}${hash}.js${path === '/' ? '' : path}`;
}

/** Adds the chunks as Next would have had them: they look for themselves in the document. */
function fetchAll(chunks: Set<string>): string {
  return `for(const a of ${JSON.stringify([...chunks])}){const s=document.createElement('script');s.src=a;s.async=true;document.head.append(s)}\n`;
}
