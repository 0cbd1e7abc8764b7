import { describe, expect, it } from '@jest/globals';
import { fixedStress, type FormText } from '@/lib/russian/morphology/fixed-stress';
import { stressVowel } from '@/lib/russian/morphology/vowels';

interface Case {
  headword: string;
  grammemes: string[];
  marked?: FormText[];
}

/** The form with its stress, as far as it follows. */
function stressOf(text: string, terms: string, { headword, grammemes, marked = [] }: Case): string | null {
  const place = fixedStress({ text, grammemes: terms.split(' ') }, { headword, grammemes, marked });
  return place === null ? null : stressVowel(text, place);
}

const verb = (headword: string, ...marked: [string, string][]): Case => ({
  headword,
  grammemes: ['INFN'],
  marked: marked.map(([text, terms]) => ({ text, grammemes: terms.split(' ') })),
});
const noun = (headword: string, traits: string, ...marked: [string, string][]): Case => ({
  headword,
  grammemes: ['NOUN', ...traits.split(' ')],
  marked: marked.map(([text, terms]) => ({ text, grammemes: ['NOUN', ...terms.split(' ')] })),
});

describe('the stress of a verb', () => {
  it.each([
    ['делаем', 'VERB pres 1per plur', verb('де́лать'), 'де́лаем'],
    ['видела', 'VERB past femn', verb('ви́деть'), 'ви́дела'],
    ['учимся', 'VERB pres 1per plur', verb('учи́ться', ['у́чится', 'VERB pres 3per sing']), 'у́чимся'],
    ['говорила', 'VERB past femn', verb('говори́ть'), 'говори́ла'],
    ['брала', 'VERB past femn', verb('брать'), null],
    ['отдала', 'VERB past femn', verb('отда́ть'), null],
    ['пиши', 'VERB impr sing', verb('писа́ть', ['пишу́', 'VERB pres 1per sing']), 'пиши́'],
    ['пишет', 'VERB pres 3per sing', verb('писа́ть', ['пи́шешь', 'VERB pres 2per sing']), 'пи́шет'],
    ['пишет', 'VERB pres 3per sing', verb('писа́ть'), null],
    ['хотите', 'VERB pres 2per plur', verb('хоте́ть', ['хо́чешь', 'VERB pres 2per sing']), null],
  ])('follows for «%s»', (text, terms, word, expected) => {
    expect(stressOf(text, terms, word)).toBe(expected);
  });
});

describe('the stress of a noun', () => {
  const book = noun('кни́га', 'inan femn');
  const hand = noun('рука́', 'inan femn');
  const table = noun('стол', 'inan masc', ['стола́', 'sing gent'], ['столо́в', 'plur gent']);
  it.each([
    ['книге', 'NOUN datv sing', book, 'кни́ге'],
    ['книгу', 'NOUN accs sing', book, 'кни́гу'],
    ['руки', 'NOUN gent sing', hand, 'руки́'],
    ['руку', 'NOUN accs sing', hand, null],
    ['руки', 'NOUN nomn plur', hand, null],
    ['окна', 'NOUN gent sing', noun('окно́', 'inan neut'), 'окна́'],
    ['столу', 'NOUN datv sing', table, 'столу́'],
    ['столам', 'NOUN datv plur', table, null],
    ['столами', 'NOUN ablt plur', noun('стол', 'inan masc', ['стола́м', 'plur datv']), 'стола́ми'],
    ['двери', 'NOUN loct sing', noun('дверь', 'inan femn'), null],
    ['двери', 'NOUN gent sing', noun('дверь', 'inan femn'), 'две́ри'],
    ['метро', 'NOUN gent sing', noun('метро́', 'inan neut Fixd'), 'метро́'],
  ])('follows for «%s» as %s', (text, terms, word, expected) => {
    expect(stressOf(text, terms, word)).toBe(expected);
  });
});

it('the stress of an adjective stays in all its long forms, and may move in short ones', () => {
  const dear = { headword: 'дорого́й', grammemes: ['ADJF', 'Qual'] };
  expect(stressOf('дорогому', 'ADJF datv masc', dear)).toBe('дорого́му');
  expect(stressOf('дорога', 'ADJS femn', dear)).toBeNull();
  expect(stressOf('какому', 'ADJF datv masc', { headword: 'како́й', grammemes: ['ADJF', 'Apro'] })).toBe(
    'како́му',
  );
  expect(stressOf('одного', 'ADJF gent masc', { headword: 'оди́н', grammemes: ['ADJF', 'Apro'] })).toBeNull();
  expect(stressOf('моего', 'ADJF gent masc', { headword: 'мой', grammemes: ['ADJF', 'Apro'] })).toBeNull();
});
