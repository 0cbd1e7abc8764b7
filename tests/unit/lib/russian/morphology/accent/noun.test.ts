import { describe, expect, it } from '@jest/globals';
import {
  isCertain,
  likelyAccent,
  likelyPlace,
  nounPlace,
  type NounAccent,
} from '@/lib/russian/morphology/accent/noun';
import { stressVowel } from '@/lib/russian/morphology/vowels';

function stress(accent: NounAccent, headword: string, text: string, terms: string): string | null {
  const place = nounPlace(accent, headword, { text, grammemes: ['NOUN', ...terms.split(' ')] });
  return place === null ? null : stressVowel(text, place);
}

describe('the accent pattern of a noun', () => {
  it.each([
    ['a', 'кни́га', 'книгами', 'plur ablt', 'кни́гами'],
    ['b', 'стол', 'стола', 'sing gent', 'стола́'],
    ['b', 'стол', 'столами', 'plur ablt', 'стола́ми'],
    ['b', 'статья́', 'статей', 'plur gent', 'стате́й'],
    ['c', 'го́род', 'города', 'sing gent', 'го́рода'],
    ['c', 'го́род', 'города', 'plur nomn', 'города́'],
    ['c', 'снег', 'снегу', 'sing datv', 'сне́гу'],
    ['d', 'окно́', 'окна', 'sing gent', 'окна́'],
    ['d', 'окно́', 'окна', 'plur nomn', 'о́кна'],
    ['d', 'колбаса́', 'колбасы', 'plur nomn', 'колба́сы'],
    ["d'", 'вода́', 'воду', 'sing accs', 'во́ду'],
    ["d'", 'вода́', 'воде', 'sing datv', 'воде́'],
    ['e', 'но́вость', 'новости', 'plur nomn', 'но́вости'],
    ['e', 'но́вость', 'новостей', 'plur gent', 'новосте́й'],
    ['e', 'волк', 'волков', 'anim plur accs', 'волко́в'],
    ['f', 'гвоздь', 'гвозди', 'plur accs', 'гво́зди'],
    ["f'", 'голова́', 'голову', 'sing accs', 'го́лову'],
    ["f'", 'голова́', 'головы', 'plur nomn', 'го́ловы'],
    ["f'", 'голова́', 'голов', 'plur gent', 'голо́в'],
    ["f'", 'голова́', 'головами', 'plur ablt', 'голова́ми'],
  ] as const)('%s says of «%s» that «%s» (%s) is «%s»', (accent, headword, text, terms, expected) => {
    expect(stress(accent, headword, text, terms)).toBe(expected);
  });
});

describe('the pattern of a noun that nobody has looked at', () => {
  const noun = (terms: string, ...forms: [string, string][]) => ({
    grammemes: ['NOUN', ...terms.split(' ')],
    forms: forms.map(([text, of]) => ({ text, grammemes: ['NOUN', ...of.split(' ')] })),
  });

  it.each([
    ['подру́жка', noun('femn'), 'a', true],
    ['тра́ктор', noun('masc', ['тракторы', 'plur nomn']), 'a', true],
    ['ка́тер', noun('masc', ['катера', 'plur nomn']), 'c', true],
    ['сказу́емое', noun('neut', ['сказуемых', 'plur gent']), 'a', true],
    ['со́весть', noun('femn'), 'a', false],
    ['апельси́н', noun('masc'), 'a', false],
  ] as const)('is likely for «%s»', (headword, lexeme, accent, certain) => {
    expect(likelyAccent(headword, lexeme)).toBe(accent);
    expect(isCertain(accent, headword)).toBe(certain);
  });

  it.each(['гусь', 'рыба́к', 'каблу́к', 'шала́ш', 'кирпи́ч', 'трава́', 'пёс'])(
    'is not known for «%s», which may move',
    (headword) => {
      expect(likelyAccent(headword, noun('masc'))).toBeNull();
    },
  );

  it.each([
    ['ла́герь', ['лагери', 'лагеря']],
    ['о́браз', ['образа', 'образы']],
    ['рука́в', ['рукава']],
  ])('is not known for «%s» by its plural %j', (headword, plurals) => {
    const forms = plurals.map((text): [string, string] => [text, 'plur nomn']);
    expect(likelyAccent(headword, noun('masc', ...forms))).toBeNull();
  });

  it.each([
    ['че́люсть', 'челюсти', 'sing gent', 0],
    ['че́люсть', 'челюстей', 'plur gent', null],
    ['во́йско', 'войска', 'plur nomn', null],
    ['се́мя', 'семена', 'plur nomn', null],
    ['о́вощи', 'овощам', 'plur datv', null],
    ['мне́ние', 'мнения', 'plur nomn', 0],
    ['зри́тель', 'зрители', 'plur nomn', 0],
    ['тетра́дь', 'тетрадей', 'plur gent', 1],
    ['полоте́нце', 'полотенца', 'plur nomn', 2],
  ])('is likely to tell of «%s» where «%s» (%s) is stressed: %s', (headword, text, terms, place) => {
    expect(likelyPlace('a', headword, { text, grammemes: ['NOUN', ...terms.split(' ')] })).toBe(place);
  });
});
