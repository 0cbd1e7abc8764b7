import { findBest, isCloser, type BestMatch } from '@/lib/russian/exercises/compare/find-best';
import type { SentenceRules } from '@/lib/russian/exercises/compare/compare-sentences';
import type { Issue, Synonym } from '@/lib/russian/exercises/schema';
import { fold, withoutYo } from '@/lib/russian/exercises/text/fold';
import type { Sentence } from '@/lib/russian/exercises/text/sentence';
import { rewrite, type Exchange, type Rewriting, type Rewritten } from './rewrite';

/** Number of rewritten answers that are compared word by word when none of them is accepted exactly. */
const maxCompared = 2;

interface Search extends Pick<Rewriting, 'isWanted'> {
  synonyms: readonly Synonym[];
  rules: SentenceRules;
  direct: BestMatch;
}

/**
 * The best match of an answer whose phrases may be replaced by synonyms; `direct` when that is no better. The synonyms,
 * and where each may be used, are in db/content/synonyms.yaml.
 */
export function findBySynonyms(
  given: Sentence,
  accepted: readonly Sentence[],
  { synonyms, rules, direct, isWanted }: Search,
): BestMatch {
  const rewritten = rewrite(given, synonyms, { lexicon: rules.lexicon, isWanted });
  if (rewritten.length === 0) return direct;
  const practised = wordsOf(accepted[0]?.folded ?? '');
  const exact = findExact(rewritten, accepted);
  if (exact !== null) return withNotes({ ...exact.found, isReworded: true }, exact.rewritten, practised);
  return rewritten.slice(0, maxCompared).reduce((best, each) => {
    const found = findBest(each.sentence, accepted, rules);
    return found !== null && isCloser(found, best) ? withNotes(found, each, practised) : best;
  }, direct);
}

function findExact(
  rewritten: readonly Rewritten[],
  accepted: readonly Sentence[],
): { found: BestMatch; rewritten: Rewritten } | null {
  const known = new Map(accepted.map((sentence) => [withoutYo(sentence.folded), sentence]));
  for (const each of rewritten) {
    const expected = known.get(withoutYo(each.sentence.folded));
    if (expected) return { found: { verdict: 'right', issues: [], expected }, rewritten: each };
  }
  return null;
}

function withNotes(found: BestMatch, { exchanges }: Rewritten, practised: ReadonlySet<string>): BestMatch {
  const notes = exchanges
    .filter((exchange) => isNotable(exchange, practised))
    .map(({ given, expected }): Issue => ({ code: 'synonym', given, expected }));
  return { ...found, issues: [...notes, ...found.issues] };
}

/** Whether the learner used another word than the lesson practises; added, omitted or moved words are not reported. */
function isNotable({ given, expected }: Exchange, practised: ReadonlySet<string>): boolean {
  const [ours, theirs] = [wordsOf(given), wordsOf(expected)];
  const isPractised = [...theirs].every((word) => practised.has(word));
  return (
    isPractised &&
    [...theirs].some((word) => !ours.has(word)) &&
    [...ours].some((word) => !practised.has(word))
  );
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(withoutYo(fold(text)).split(' '));
}
