import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { families, subsets, weights, type Range } from './faces';

/** The font files of the site and the stylesheet that names them, by their names: the same from the same packages. */
export async function makeFonts(): Promise<Map<string, Buffer | string>> {
  const made = new Map<string, Buffer | string>();
  const faces: string[] = [];
  for (const { family, name, others } of families) {
    made.set(`LICENSE-${name}.txt`, await readFile(`node_modules/${packageOf(name)}/LICENSE`));
    for (const other of others) faces.push(await packaged(family, name, other));
    for (const { name: subset, source, ranges } of subsets) {
      made.set(`${name}-${subset}.woff2`, await cut(name, source, ranges));
      faces.push(face(family, `./${name}-${subset}.woff2`, ranges.map(cssRange).join(', ')));
    }
  }
  made.set('fonts.css', `/* Made by \`npm run fonts:make\`. */\n${faces.join('')}`);
  return made;
}

const packageOf = (name: string) => `@fontsource-variable/${name}`;

async function cut(name: string, source: string, ranges: readonly Range[]): Promise<Buffer> {
  const font = await readFile(`node_modules/${packageOf(name)}/files/${name}-${source}-wght-normal.woff2`);
  return subsetFont(font, ranges.map(lettersOf).join(''), {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
    noLayoutClosure: true,
  });
}

/** A face as its package has it. */
async function packaged(family: string, name: string, subset: string): Promise<string> {
  const css = await readFile(`node_modules/${packageOf(name)}/wght.css`, 'utf8');
  const file = `${name}-${subset}-wght-normal.woff2`;
  const [, ranges] = new RegExp(`${file}[^}]*unicode-range: ([^;]+);`).exec(css) ?? [];
  if (!ranges) throw new Error(`${packageOf(name)} has no ${subset}.`);
  const spaced = ranges.replaceAll(',', ', ').toLowerCase().replaceAll('u+', 'U+');
  return face(family, `../../../node_modules/${packageOf(name)}/files/${file}`, spaced);
}

const face = (family: string, file: string, ranges: string) => `
@font-face {
  font-family: '${family}';
  font-display: swap;
  font-weight: ${weights.min} ${weights.max};
  src: url('${file}') format('woff2');
  unicode-range: ${ranges};
}
`;

const hex = (point: number) => point.toString(16);
const cssRange = ([first, last]: Range) =>
  first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`;
const lettersOf = ([first, last]: Range) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');
