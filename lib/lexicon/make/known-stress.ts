import { wordsIn } from '@/lib/content/words';
import type { Lexicon } from '@/lib/exercises/lexicon';
import { fold } from '@/lib/exercises/text/fold';
import { fixedStress, type FormAsked } from '@/lib/russian/fixed-stress';
import { isPlainlyStressed, stressedVowel, stressVowel } from '@/lib/russian/vowels';
import type { AuthorMarks } from './author-marks';
import type { Entry } from './entries';
import type { Inflection } from './inflection';

/** What stress is known by, besides the word itself. */
interface Sources {
  marks: AuthorMarks;
  lexicon: Lexicon;
}

/** A form of one word with its stress; null where nobody knows it for certain. */
export type KnownStress = (form: FormAsked) => string | null;

/**
 * Certain is what has one vowel or ё, what an author marked in this word's entry or in any text where the form can be
 * no other's, and what follows from those. A spelling that singular and plural share («де́ла», «дела́») is in the
 * singular what follows, and in the plural what an author marked besides.
 */
export function knownStress({ word, forms }: Entry, inflection: Inflection, sources: Sources): KnownStress {
  const { lexeme, double } = inflection;
  const own = [word.ru, ...forms].flatMap(wordsIn);
  const marksOf = (form: string): ReadonlySet<string> => {
    const mine = new Set(own.filter((text) => fold(text) === fold(form)).map((text) => text.toLowerCase()));
    if (mine.size > 0) return mine;
    const isUnique = sources.lexicon.readings(form).every(({ lemma }) => lemma === lexeme.lemma);
    return isUnique ? sources.marks(form) : mine;
  };
  const marked = (form: string): string | null => {
    if (isPlainlyStressed(form)) return form;
    const [first = null, other] = double.has(form) ? [] : marksOf(form);
    return other === undefined ? first : null;
  };
  const known = {
    headword: word.ru.toLowerCase(),
    grammemes: lexeme.grammemes,
    marked: lexeme.forms.flatMap(({ text, grammemes }) => {
      const found = marked(text);
      return found !== null && stressedVowel(found) !== null ? [{ text: found, grammemes }] : [];
    }),
  };
  const follows = (form: FormAsked): string | null => {
    const place = fixedStress(form, known);
    return place === null ? null : stressVowel(form.text, place);
  };
  return (form) => {
    const found = marked(form.text) ?? follows(form);
    if (found !== null || !double.has(form.text)) return found;
    const single = follows({ ...form, grammemes: ['NOUN', 'sing', 'gent'] });
    const others = [...marksOf(form.text)].filter((text) => text !== single);
    return others.length === 1 && form.grammemes.includes('plur') && single !== null
      ? (others[0] ?? null)
      : null;
  };
}
