/*
 * Accepted answers are written as templates: «[Вот/Это] (и есть) моя сестра» expands to four sentences.
 * Round brackets hold optional words, square ones alternatives; both may be nested.
 */
export type TemplateFault =
  | 'unclosed'
  | 'unopened'
  | 'empty'
  | 'one_alternative'
  | 'stray_slash'
  | 'too_many';

/**
 * More sentences than an author can look through: such a template is a mistake.
 * @public for tests, which write a template at the limit
 */
export const maxVariants = 2_000;

export class TemplateError extends Error {
  constructor(
    readonly fault: TemplateFault,
    template: string,
  ) {
    super(`${fault}: ${template}`);
  }
}

/** Every sentence a template expands to, each once; throws `TemplateError` for bad syntax or over 2,000. */
export function expandTemplate(template: string): string[] {
  const reader: Reader = { template, at: 0 };
  const variants = readSequence(reader, '');
  if (reader.at < template.length) fail(reader, template[reader.at] === '/' ? 'stray_slash' : 'unopened');
  return [...new Set(variants.map(tidy))];
}

interface Reader {
  template: string;
  at: number;
}

/** Reads up to one of `ends`, or up to an unexpected character, and leaves the reader on it. */
function readSequence(reader: Reader, ends: string): string[] {
  let variants = [''];
  while (reader.at < reader.template.length) {
    const sign = reader.template[reader.at] ?? '';
    if (ends.includes(sign) && ends !== '') return variants;
    if (')]/'.includes(sign)) return variants;
    variants = combine(reader, variants, readPart(reader, sign));
  }
  return variants;
}

function readPart(reader: Reader, sign: string): string[] {
  if (sign === '(') return readOptional(reader);
  if (sign === '[') return readAlternatives(reader);
  const rest = /^[^()[\]/]+/.exec(reader.template.slice(reader.at))?.[0] ?? sign;
  reader.at += rest.length;
  return [rest];
}

function readOptional(reader: Reader): string[] {
  reader.at += 1;
  const inside = readSequence(reader, ')');
  if (reader.template[reader.at] === '/') fail(reader, 'stray_slash');
  close(reader, ')');
  if (inside.every(isBlank)) fail(reader, 'empty');
  return ['', ...inside];
}

function readAlternatives(reader: Reader): string[] {
  const found: string[][] = [];
  do {
    reader.at += 1;
    const inside = readSequence(reader, '/]');
    if (inside.every(isBlank)) fail(reader, 'empty');
    found.push(inside);
  } while (reader.template[reader.at] === '/');
  close(reader, ']');
  if (found.length < 2) fail(reader, 'one_alternative');
  return found.flat();
}

function close(reader: Reader, bracket: string): void {
  if (reader.template[reader.at] !== bracket) fail(reader, 'unclosed');
  reader.at += 1;
}

function combine(reader: Reader, heads: string[], tails: string[]): string[] {
  if (heads.length * tails.length > maxVariants) fail(reader, 'too_many');
  return heads.flatMap((head) => tails.map((tail) => head + tail));
}

/** Normalises the spaces that an omitted word leaves: two in a row, or one before a comma. */
function tidy(variant: string): string {
  return variant
    .replace(/\s+/g, ' ')
    .replace(/ ([.,!?…;:])/g, '$1')
    .trim();
}

function isBlank(text: string): boolean {
  return text.trim() === '';
}

function fail(reader: Reader, fault: TemplateFault): never {
  throw new TemplateError(fault, reader.template);
}
