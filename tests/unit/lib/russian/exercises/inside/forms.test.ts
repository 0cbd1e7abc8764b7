import { beforeAll, describe, expect, it } from '@jest/globals';
import { findFormDifference } from '@/lib/russian/exercises/inside/forms';
import type { Lexicon } from '@/lib/russian/exercises/lexicon';
import { readSentence } from '@/lib/russian/exercises/text/sentence';
import { loadLexicon } from '@/lib/russian/morphology/morphology';

let lexicon: Lexicon;
beforeAll(async () => {
  lexicon = await loadLexicon();
});

/** The difference between the last words of two phrases. */
function difference(given: string, expected: string): string | null {
  const [ours, theirs] = [readSentence(given).words.at(-1), readSentence(expected).words.at(-1)];
  const found = ours && theirs && findFormDifference(ours, theirs, lexicon);
  return found ? `${found.gave.join('+')} → ${found.asked.join('+')}` : null;
}

describe('the difference between two forms of a word', () => {
  it.each([
    ['книга', 'кни́гу', 'nomn → accs'],
    ['моя', 'мой', 'femn → masc'],
    ['мой', 'мои́', 'sing → plur'],
    ['сестра', 'две сестры́', 'nomn → gent'],
    ['сестра', 'сёстры', 'sing → plur'],
    ['пошла', 'пошли́', 'sing → plur'],
    ['читает', 'чита́ю', '3per → 1per'],
    ['работаю', 'рабо́тал', 'pres → past'],
    ['мне', 'меня́', 'datv → accs'],
    ['у меня нет брат', 'у меня́ нет бра́та', 'nomn → gent'],
    ['в парк', 'в па́рке', 'accs → loct'],
    ['в новая', 'в но́вой', 'nomn → loct'],
    ['в большая школа', 'в большо́й шко́ле', 'nomn → loct'],
    ['с молоко', 'с молоко́м', 'nomn → ablt'],
    ['живу', 'жить', 'sing+pres+1per → '],
  ])('«%s» for «%s»: %s', (given, expected, described) => {
    expect(difference(given, expected)).toBe(described);
  });

  it('leaves open what the sentence leaves open', () => {
    expect(difference('знаю брат', 'зна́ю бра́та')).toBe('nomn → ');
    expect(difference('большая', 'большо́й')).toBe('femn → masc');
  });

  it.each([
    ['учитель', 'учи́тельница'],
    ['он', 'она́'],
    ['делать', 'сде́лать'],
    ['кхм', 'кни́га'],
  ])('is none for «%s» and «%s», which are two words', (given, expected) => {
    expect(difference(given, expected)).toBeNull();
  });
});
