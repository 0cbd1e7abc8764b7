import { createHash } from 'node:crypto';
import { inlineStyles, type ReadStyles } from './inline-styles';

export interface LatePage {
  /** The document without its scripts, its stylesheets inlined. */
  document: string;
  /** The extracted scripts as one file, and its address. */
  script: { address: string; text: string };
}

const lateScriptPrefix = '/_next/late/';
const lateScript = /^\/_next\/late\/[\w-]{22}\.js(\/.*)?$/;
const chunkScript = /<script src="(\/_next\/static\/[^"]+)" async=""><\/script>/g;
const chunkPreload = /<link rel="preload" as="script"[^>]*\/>/g;
/** Next's bootstrap and the page's data, in which every `<` is escaped. */
const inlineScript =
  /<script(?: id="_R_")?>((?:\(globalThis\["TURBOPACK"\]|\(?self\.__next_f\b)[^<]*)<\/script>/g;
/** What Next runs before hydration. */
const earlyScript = /<script>(\(self\.__next_s\b[^<]*)<\/script>/g;
const end = '</body></html>';

/**
 * Extracts the scripts of a page that Next has rendered; undefined when the page does not look as expected.
 * @param path of the page @param loader gives the script that stands in the page instead, by the address of the extracted
 * scripts @param styles reads the stylesheets that are inlined
 */
export function extractScripts(
  html: string,
  path: string,
  loader: (address: string) => string,
  styles: ReadStyles = () => undefined,
): LatePage | undefined {
  const chunks = [...html.matchAll(chunkScript)].map(([, address = '']) => address);
  const pieces = [...html.matchAll(inlineScript)].map(([, text = '']) => text);
  if (chunks.length === 0 || pieces.length < 2 || !html.endsWith(end)) return undefined;
  const early = [...html.matchAll(earlyScript)].map(([, text = '']) => `${text};\n`).join('');
  const extracted = [chunkScript, chunkPreload, inlineScript, earlyScript];
  const rest = extracted.reduce((page, scripts) => page.replaceAll(scripts, ''), html);
  if (rest.includes('__next_f')) return undefined;
  const styled = inlineStyles(rest, styles);
  // The early ones come last: behind the list of chunks the loader looks for what it fetches ahead.
  const text = `${pieces.join(';\n')};\n${styled.script}${loadChunks(new Set(chunks))}${early}`;
  const address = lateAddress(text, path);
  return {
    document: `${styled.document.slice(0, -end.length)}${loader(address)}${end}`,
    script: { address, text },
  };
}

/** The path of the page whose scripts are at this address; undefined for any other address. */
export function pageOfScripts(address: string): string | undefined {
  const match = lateScript.exec(address);
  return match ? (match[1] ?? '/') : undefined;
}

/** Holds a hash of the text, so that it may be cached for ever, and the page's path, so that it can be made again. */
function lateAddress(text: string, path: string): string {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 22);
  return `${lateScriptPrefix}${hash}.js${path === '/' ? '' : path}`;
}

/** Adds the chunks as script elements, as Next does: each chunk looks for its own element in the document. */
function loadChunks(chunks: Set<string>): string {
  return `for(const a of ${JSON.stringify([...chunks])}){const s=document.createElement('script');s.src=a;s.async=true;document.head.append(s)}\n`;
}
