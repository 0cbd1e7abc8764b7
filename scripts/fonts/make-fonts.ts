import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { emptyGlyph } from './empty-glyph';
import { families, subsets, unmarked, weights, type Range, type Subset } from './faces';

/** The font files of the site and their stylesheet, by file name; the same packages give the same bytes. */
export async function makeFonts(): Promise<Map<string, Buffer | string>> {
  const made = new Map<string, Buffer | string>();
  const faces: string[] = [];
  for (const { family, unmarked: unmarkedFamily, name, others } of families) {
    made.set(`LICENSE-${name}.txt`, await readFile(`node_modules/${packageOf(name)}/LICENSE`));
    for (const other of others) faces.push(await packaged(family, name, other));
    for (const subset of subsets) {
      made.set(fileOf(name, subset), await cut(name, subset, 'woff2'));
      faces.push(face(family, `./${fileOf(name, subset)}`, rangesOf(subset)));
    }
    made.set(fileOf(name, unmarked), await cutUnmarked(name));
    faces.push(face(unmarkedFamily, `./${fileOf(name, unmarked)}`, rangesOf(unmarked), 'block'));
  }
  made.set('fonts.css', `/* Made by \`npm run fonts:make\`. */\n${faces.join('')}`);
  return made;
}

const packageOf = (name: string) => `@fontsource-variable/${name}`;

/** Subset twice: the second pass drops the outline of the emptied glyph. */
async function cutUnmarked(name: string): Promise<Buffer> {
  const emptied = emptyGlyph(await cut(name, unmarked, 'truetype'), unmarked.emptied);
  return subsetFont(emptied, lettersIn(unmarked), { targetFormat: 'woff2', noLayoutClosure: true });
}

async function cut(name: string, subset: Subset, targetFormat: 'woff2' | 'truetype'): Promise<Buffer> {
  const file = `node_modules/${packageOf(name)}/files/${name}-${subset.source}-wght-normal.woff2`;
  return subsetFont(await readFile(file), lettersIn(subset), {
    targetFormat,
    variationAxes: { wght: weights },
    noLayoutClosure: subset.shapes !== true,
  });
}

/** A font face that is used unchanged from its package. */
async function packaged(family: string, name: string, subset: string): Promise<string> {
  const css = await readFile(`node_modules/${packageOf(name)}/wght.css`, 'utf8');
  const file = `${name}-${subset}-wght-normal.woff2`;
  const [, ranges] = new RegExp(`${file}[^}]*unicode-range: ([^;]+);`).exec(css) ?? [];
  if (!ranges) throw new Error(`${packageOf(name)} has no ${subset}.`);
  const spaced = ranges.replaceAll(',', ', ').toLowerCase().replaceAll('u+', 'U+');
  return face(family, `../../../node_modules/${packageOf(name)}/files/${file}`, spaced);
}

/** `block` hides the text while the font loads, so that the fallback font does not show the marks. */
const face = (family: string, file: string, ranges: string, display: 'swap' | 'block' = 'swap') => `
@font-face {
  font-family: '${family}';
  font-display: ${display};
  font-weight: ${weights.min} ${weights.max};
  src: url('${file}') format('woff2');
  unicode-range: ${ranges};
}
`;

const fileOf = (name: string, { name: subset }: Subset) => `${name}-${subset}.woff2`;
const rangesOf = ({ ranges }: Subset) => ranges.map(cssRange).join(', ');
const lettersIn = ({ ranges }: Subset) => ranges.map(lettersOf).join('');

const hex = (point: number) => point.toString(16);
const cssRange = ([first, last]: Range) =>
  first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`;
const lettersOf = ([first, last]: Range) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');
