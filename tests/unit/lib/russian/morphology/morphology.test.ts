import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Lexicon } from '@/lib/russian/exercises/lexicon';
import { loadLexicon } from '@/lib/russian/morphology/morphology';

let lexicon: Lexicon;
beforeAll(async () => {
  lexicon = await loadLexicon();
});

function lemmas(word: string): string[] {
  return [...new Set(lexicon.readings(word).map(({ lemma }) => lemma))];
}

describe('the Russian dictionary', () => {
  it('is loaded once', () => {
    expect(loadLexicon()).toBe(loadLexicon());
  });

  it.each([
    ['людьми', 'человек'],
    ['детей', 'ребёнок'],
    ['шла', 'идти'],
    ['еще', 'ещё'],
    ['Москва', 'москва'],
    ['москве', 'москва'],
    ['ИЗ-ЗА', 'из-за'],
    ['воскресенье', 'воскресенье'],
  ])('knows «%s» as a form of «%s»', (word, lemma) => {
    expect(lexicon.isWord(word)).toBe(true);
    expect(lemmas(word)).toContain(lemma);
  });

  it.each(['малоко', 'здраствуйте', 'ето', 'шк', 'систра', 'хачу', 'кхм', '', 'privet', '…'])(
    'does not take «%s» for a word',
    (word) => {
      expect(lexicon.isWord(word)).toBe(false);
    },
  );

  it('reads decomposed text', () => {
    expect(lexicon.isWord('мой'.normalize('NFD'))).toBe(true);
  });

  it('calls the second cases by the names a learner knows', () => {
    const cases = lexicon.readings('лесу').flatMap(({ grammemes }) => grammemes);
    expect(cases).toContain('loct');
    expect(cases).not.toContain('loc2');
  });

  it('spells ё where it belongs', () => {
    expect(lexicon.readings('сестры').map(({ form }) => form)).toEqual(
      expect.arrayContaining(['сёстры', 'сестры']),
    );
  });
});
