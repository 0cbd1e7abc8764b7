/** How the bytes of a page can leave, in the order we like best. */
const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/** Browsers send a handful of different headers; whoever makes up more must not fill the memory. */
const mostKnown = 100;
const known = new Map<string, readonly Encoding[]>();

/** What a reader can read by its Accept-Encoding, the best first; all that is refused leaves the bytes as they are. */
export function readableEncodings(header: string | undefined): readonly Encoding[] {
  if (header === undefined) return ['identity'];
  const ranked = known.get(header);
  if (ranked) return ranked;
  if (known.size >= mostKnown) known.clear();
  const fresh = rank(header.toLowerCase());
  known.set(header, fresh);
  return fresh;
}

function rank(header: string): readonly Encoding[] {
  const weights = new Map(header.split(',').map(weigh));
  const others = weights.get('*');
  const ofIdentity = weights.get('identity') ?? others ?? Number.MIN_VALUE;
  const weightOf = (encoding: Encoding) =>
    encoding === 'identity' ? ofIdentity : (weights.get(encoding) ?? others ?? 0);
  const readable = encodings.filter((encoding) => weightOf(encoding) > 0);
  if (readable.length === 0) return ['identity'];
  return readable.sort((a, b) => weightOf(b) - weightOf(a));
}

function weigh(part: string): [string, number] {
  const [name = '', ...parameters] = part.split(';').map((each) => each.trim());
  const quality = parameters.find((each) => each.startsWith('q='));
  const weight = quality === undefined ? 1 : Number(quality.slice(2));
  return [name === 'x-gzip' ? 'gzip' : name, Number.isFinite(weight) ? Math.min(Math.max(weight, 0), 1) : 0];
}
