import { apostrophes, consonants, joins, letters } from './typing-rules';

export interface Typed {
  text: string;
  /** Position of the caret afterwards, in UTF-16 code units. */
  caret: number;
}

/**
 * Transliterates Latin letters into Cyrillic while they are typed: «s» is «с» at once, and «с» becomes «ш» when an «h»
 * follows. Stateless: it looks only at the text, so deleting, on-screen keys and caret moves need no bookkeeping.
 * `before` and `after` are the texts on both sides of the caret; pasting equals typing letter by letter.
 */
export function typeCyrillic(before: string, inserted: string, after: string): Typed {
  const text = Array.from(inserted).reduce(addLetter, before);
  return { text: text + after, caret: text.length };
}

function addLetter(before: string, typed: string): string {
  const written = before.toLowerCase();
  const join = joins.find(([tail, key]) => key === typed.toLowerCase() && written.endsWith(tail));
  if (join === undefined) return before + alone(before, typed);
  const [tail, , becomes] = join;
  const start = before.length - tail.length;
  return before.slice(0, start) + casedLike(becomes, before.charAt(start), typed);
}

function alone(before: string, typed: string): string {
  const followsConsonant = consonants.includes(before.slice(-1).toLowerCase()) && before !== '';
  if (apostrophes.includes(typed)) return followsConsonant ? softSign(before) : typed;
  const key = typed.toLowerCase();
  // There is no «й» after a consonant: «ты» is typed «ty».
  const letter = key === 'y' && followsConsonant ? 'ы' : (letters[key] ?? typed);
  return isCapital(typed) ? letter.toUpperCase() : letter;
}

/** An apostrophe has no case of its own: it is a capital after two capitals. */
function softSign(before: string): string {
  return Array.from(before.slice(-2)).every(isCapital) && before.length > 1 ? 'Ь' : 'ь';
}

/** «Sh» is «Ш»: the first letter decides about the first, the key just pressed about the others. */
function casedLike(becomes: string, first: string, typed: string): string {
  const rest = becomes.slice(1);
  const head = becomes.charAt(0);
  return (isCapital(first) ? head.toUpperCase() : head) + (isCapital(typed) ? rest.toUpperCase() : rest);
}

function isCapital(letter: string): boolean {
  return letter !== letter.toLowerCase();
}
