import { isMap, isScalar, isSeq, LineCounter, parseDocument, visit, type Document } from 'yaml';
import type { Fault, SourceLocation } from './fault';
import type { TextLine } from '@/lib/content/text/words';

type Path = readonly PropertyKey[];
export type Locate = (...path: Path) => SourceLocation;

interface YamlFile {
  data: unknown;
  /** The source location of a path, or of its nearest existing ancestor. */
  at: Locate;
  texts: TextLine[];
  faults: Fault[];
}

/** Parses a YAML file and keeps the line of each value. */
export function parseYaml(file: string, source: string): YamlFile {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false });
  const place = (offset: number): SourceLocation => ({ file, line: Math.max(1, lines.linePos(offset).line) });
  const at: Locate = (...path) => place(offsetOf(document, path));
  // Later syntax errors are mostly consequences of the first one.
  const [error] = document.errors;
  if (error) {
    const fault = { ...place(error.pos[0]), message: `This is not YAML: ${error.message}` };
    return { data: undefined, at, texts: [], faults: [fault] };
  }
  return { data: document.toJS(), at, texts: textsOf(document, source, place), faults: [] };
}

function offsetOf(document: Document.Parsed, path: Path): number {
  let node: unknown = document.contents;
  let offset = 0;
  for (const step of path) {
    const next = stepInto(node, step);
    if (next === null) return offset;
    ({ node, offset } = next);
  }
  return offset;
}

/** The offset of a map entry is that of its key, as the value may begin on the next line. */
function stepInto(node: unknown, step: PropertyKey): { node: unknown; offset: number } | null {
  if (isSeq(node) && typeof step === 'number') {
    const item = node.items[step];
    return item === undefined ? null : { node: item, offset: startOf(item) };
  }
  if (!isMap(node)) return null;
  const pair = node.items.find(({ key }) => isScalar(key) && key.value === step);
  return pair ? { node: pair.value, offset: startOf(pair.key) } : null;
}

function startOf(node: unknown): number {
  if (isScalar(node) || isMap(node) || isSeq(node)) return node.range?.[0] ?? 0;
  return 0;
}

function textsOf(
  document: Document.Parsed,
  source: string,
  place: (offset: number) => SourceLocation,
): TextLine[] {
  const texts: TextLine[] = [];
  visit(document, {
    Scalar(key, { value, range }) {
      if (key === 'key' || typeof value !== 'string' || !range) return;
      const { file, line } = place(range[0]);
      const raw = source.slice(range[0], range[1]).trimEnd();
      const parts = raw.includes('\n') ? raw.split('\n') : [value];
      texts.push(...parts.map((text, index) => ({ file, line: line + index, text })));
    },
  });
  return texts;
}
