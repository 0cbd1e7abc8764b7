import type { DiffPart } from '@/lib/russian/exercises/schema';
import { align } from './align';
import { fold, hasCyrillic, replaceLookAlikes } from './fold';
import { dissimilarity } from './dissimilarity';

/**
 * The diff of an answer and the right one, letter by letter within words that belong together. Case, punctuation and
 * stress marks are ignored; equal parts are written as in the right answer.
 * Without the `extra` parts it reads as `expected`, without the `missing` parts as `given`.
 */
export function findDifference(given: string, expected: string): DiffPart[] {
  if (fold(given) === fold(expected)) return [{ change: 'same', text: expected }];
  const plain = hasCyrillic(given) ? replaceLookAlikes(given.toLowerCase()) : given;
  if (unspaced(plain) === unspaced(expected)) return joinParts(compareLetters(plain.trim(), expected));
  const ours = chunksOf(plain).filter((chunk) => chunk.folded !== '');
  const theirs = chunksOf(expected);
  const steps = align(ours.length, theirs.length, (a, b) => chunkDifference(ours[a], theirs[b]));
  const parts = steps.map((step) => partsOf(chunkAt(ours, step.given), chunkAt(theirs, step.expected)));
  return joinParts(parts.flatMap((part, index) => (index === 0 ? part : [space, ...part])));
}

const space: DiffPart = { change: 'same', text: ' ' };

interface Chunk {
  text: string;
  folded: string;
}

function chunksOf(text: string): Chunk[] {
  return text
    .trim()
    .split(/\s+/)
    .map((chunk) => ({ text: chunk, folded: fold(chunk) }));
}

/** The difference of two chunks; a dash on its own is never paired with a word. */
function chunkDifference(given?: Chunk, expected?: Chunk): number {
  return given && expected?.folded ? dissimilarity(given.folded, expected.folded) : Infinity;
}

function chunkAt(chunks: readonly Chunk[], position: number | null): Chunk {
  return (position === null ? undefined : chunks[position]) ?? { text: '', folded: '' };
}

function partsOf(given: Chunk, expected: Chunk): DiffPart[] {
  // A dash on its own is punctuation: leaving it out is no mistake.
  if (given.folded === expected.folded) return [{ change: 'same', text: expected.text }];
  if (given.folded === '') return [{ change: 'missing', text: expected.text }];
  if (expected.folded === '') return [{ change: 'extra', text: given.text }];
  const parts = compareLetters(given.text, expected.text);
  const shared = parts.filter((part) => part.change === 'same' && fold(part.text) !== '').length;
  // Letters that two quite different words share by chance are not shown as common.
  if (shared * 2 >= Math.max(given.folded.length, expected.folded.length)) return parts;
  return [
    { change: 'extra', text: given.text },
    { change: 'missing', text: expected.text },
  ];
}

function compareLetters(given: string, expected: string): DiffPart[] {
  const ours = lettersOf(given).filter((letter) => letter.key !== '');
  const theirs = lettersOf(expected);
  const steps = align(ours.length, theirs.length, (a, b) => (ours[a]?.key === theirs[b]?.key ? 0 : Infinity));
  return steps.map(({ given: our, expected: their }) => {
    if (their === null) return { change: 'extra', text: ours[our]?.text ?? '' };
    const { text = '', key = '' } = theirs[their] ?? {};
    return { change: our === null && key !== '' ? 'missing' : 'same', text };
  });
}

interface Letter {
  text: string;
  key: string;
}

/** Letters with their combining marks; letters that are ignored have an empty key. */
function lettersOf(text: string): Letter[] {
  const letters = text.normalize('NFC').match(/\P{M}\p{M}*/gu) ?? [];
  return letters.map((letter) => ({ text: letter, key: /[\s-]/.test(letter) ? letter : fold(letter) }));
}

function unspaced(text: string): string {
  return fold(text).replaceAll(/[ -]/g, '');
}

function joinParts(parts: readonly DiffPart[]): DiffPart[] {
  const joined: DiffPart[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (last?.change === part.change) last.text += part.text;
    else joined.push({ ...part });
  }
  return joined;
}
