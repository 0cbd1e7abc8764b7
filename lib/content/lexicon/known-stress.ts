import type { FormBook } from '@/lib/content/forms/read';
import { plain, wordsIn } from '@/lib/content/text/words';
import type { Lexicon } from '@/lib/russian/exercises/lexicon';
import { fold } from '@/lib/russian/exercises/text/fold';
import {
  isCertain,
  likelyAccent,
  likelyPlace,
  nounPlace,
  type NounAccent,
} from '@/lib/russian/morphology/accent/noun';
import { verbPlace, withYo } from '@/lib/russian/morphology/accent/verb';
import { fixedStress, type FormText } from '@/lib/russian/morphology/fixed-stress';
import { countVowels, isPlainlyStressed, stressedVowel, stressVowel } from '@/lib/russian/morphology/vowels';
import type { AuthorMarks } from './author-marks';
import type { Entry } from './entries';
import type { Inflection } from './inflection';

/** The sources of stress besides the word's own entry. */
interface Sources {
  marks: AuthorMarks;
  lexicon: Lexicon;
  forms: FormBook;
}

/** The stressed spelling of a form of one word; null when it is unknown. */
export interface KnownStress {
  /** Certain. */
  sure: (form: FormText) => string | null;
  /** Predicted from similar words; certain when speech synthesis agrees. */
  likely: (form: FormText) => string | null;
}

/**
 * A stress is certain when the form has one vowel or ё, when it follows from the word's accent pattern, when an author
 * marked it in this word's entry or in a text where the form belongs to no other word, or when it follows from such a
 * mark. For a spelling shared by singular and plural («де́ла», «дела́»), the singular is derived and the plural is the
 * other spelling that an author marked.
 */
export function knownStress(entry: Entry, inflection: Inflection, sources: Sources): KnownStress {
  const { lexeme, double } = inflection;
  const headword = entry.word.ru.toLowerCase();
  const marksOf = marksFor(entry, inflection, sources);
  const marked = (form: string): string | null => {
    if (isPlainlyStressed(form)) return form;
    const [first = null, other] = double.has(form) ? [] : marksOf(form);
    return other === undefined ? first : null;
  };
  const known = {
    headword,
    grammemes: lexeme.grammemes,
    marked: lexeme.forms.flatMap(({ text, grammemes }) => {
      const found = marked(text);
      return found !== null && stressedVowel(found) !== null ? [{ text: found, grammemes }] : [];
    }),
  };
  const accent = sources.forms.nouns.accent.get(plain(headword)) ?? null;
  const likely = accent === null && lexeme.grammemes[0] === 'NOUN' ? likelyAccent(headword, lexeme) : null;
  const certain = likely !== null && isCertain(likely, headword) ? likely : accent;
  const byPattern = (form: FormText) =>
    patternPlace(form, headword, { accent: certain, forms: sources.forms });
  const follows = (form: FormText) => stressed(form, fixedStress(form, known));
  const doubled = (form: FormText): string | null => {
    if (!double.has(form.text)) return null;
    const single = follows({ ...form, grammemes: ['NOUN', 'sing', 'gent'] });
    const [other = null, ...more] = [...marksOf(form.text)].filter((text) => text !== single);
    return form.grammemes.includes('plur') && single !== null && more.length === 0 ? other : null;
  };
  return {
    sure: (form) =>
      isPlainlyStressed(form.text)
        ? form.text
        : (stressed(form, ownPlace(form, byPattern)) ??
          marked(form.text) ??
          stressed(form, byPattern(form)) ??
          follows(form) ??
          doubled(form)),
    likely: (form) => stressed(form, likely && likelyPlace(likely, headword, form)),
  };
}

/** The authors' spellings of a form: from this word's entry, else from texts where it belongs to no other word. */
function marksFor({ word, forms }: Entry, { lexeme }: Inflection, { lexicon, marks }: Sources) {
  const own = [word.ru, ...forms].flatMap(wordsIn);
  return (form: string): ReadonlySet<string> => {
    const mine = new Set(own.filter((text) => fold(text) === fold(form)).map((text) => text.toLowerCase()));
    if (mine.size > 0) return mine;
    const isUnique = lexicon.readings(form).every(({ lemma }) => lemma === lexeme.lemma);
    return isUnique ? marks(form) : mine;
  };
}

/** Forms for which marks are ignored: a mark may belong to «в лесу́» or «лю́бите», spelt like «ле́су» and «люби́те». */
function ownPlace(form: FormText, byPattern: (form: FormText) => number | null): number | null {
  if (form.grammemes.includes('loc2')) return countVowels(form.text) - 1;
  const isLikeImperative = form.grammemes.includes('2per') && form.grammemes.includes('plur');
  return form.grammemes[0] === 'NOUN' || form.grammemes.includes('impr') || isLikeImperative
    ? byPattern(form)
    : null;
}

function patternPlace(
  form: FormText,
  headword: string,
  { accent, forms }: { accent: NounAccent | null; forms: FormBook },
): number | null {
  const [part] = form.grammemes;
  if (part === 'NOUN') return accent && nounPlace(accent, headword, form);
  return part === 'VERB' ? verbPlace(form, headword, forms.verbs) : null;
}

function stressed({ text, grammemes }: FormText, place: number | null): string | null {
  if (place === null) return null;
  const marked = stressVowel(text, place);
  return grammemes[0] === 'VERB' && !grammemes.includes('impr') ? withYo(marked) : marked;
}
