import { findBest, isCloser, type Found } from '@/lib/exercises/compare/find-best';
import type { SentenceRules } from '@/lib/exercises/compare/compare-sentences';
import type { Issue, Synonym } from '@/lib/exercises/schema';
import { withoutYo } from '@/lib/exercises/text/fold';
import type { Sentence } from '@/lib/exercises/text/sentence';
import { rewrite, type Rewriting, type Rewritten } from './rewrite';

/** Rewritten answers compared word by word, when none of them is accepted as it is. */
const thoroughlyCompared = 2;

interface Search extends Pick<Rewriting, 'isWanted'> {
  synonyms: readonly Synonym[];
  rules: SentenceRules;
  direct: Found;
}

/**
 * How an answer fares when its phrases may be exchanged for synonyms of theirs; `direct` when that is no better.
 * What the synonyms are, and where one may stand for another: db/content/synonyms.yaml.
 */
export function findBySynonyms(
  given: Sentence,
  accepted: readonly Sentence[],
  { synonyms, rules, direct, isWanted }: Search,
): Found {
  const rewritten = rewrite(given, synonyms, { lexicon: rules.lexicon, isWanted });
  if (rewritten.length === 0) return direct;
  const exact = findExact(rewritten, accepted);
  if (exact !== null) return exact;
  return rewritten.slice(0, thoroughlyCompared).reduce((best, each) => {
    const found = findBest(each.sentence, accepted, rules);
    return found !== null && isCloser(found, best) ? withNotes(found, each) : best;
  }, direct);
}

function findExact(rewritten: readonly Rewritten[], accepted: readonly Sentence[]): Found | null {
  const known = new Map(accepted.map((sentence) => [withoutYo(sentence.folded), sentence]));
  for (const each of rewritten) {
    const expected = known.get(withoutYo(each.sentence.folded));
    if (expected) return withNotes({ verdict: 'right', issues: [], expected }, each);
  }
  return null;
}

function withNotes(found: Found, { exchanges }: Rewritten): Found {
  const notes = exchanges.map(({ given, expected }): Issue => ({ code: 'synonym', given, expected }));
  return { ...found, issues: [...notes, ...found.issues] };
}
