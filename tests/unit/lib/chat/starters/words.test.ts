import { describe, expect, it } from '@jest/globals';
import { openingOf } from '@/lib/chat/starters/openings';
import { usedAmong } from '@/lib/chat/starters/used';
import { loadLexicon } from '@/lib/russian/morphology/morphology';

type Word = Parameters<typeof openingOf>[0];
const sure = (text: string, before?: string) => ({
  text,
  stress: 'sure' as const,
  ...(before && { before }),
});
const noun = (russian: string, cells: Word['tables'][number]['rows'][number]['cells']): Word => ({
  id: 2,
  russian,
  part: 'noun',
  level: 'A1',
  tables: [{ title: null, columns: ['sing', 'plur'], rows: [{ label: 'loct', cells }] }],
});

describe('the sentence to begin with', () => {
  it.each<[string, Word, string]>([
    ['a noun', noun('кни́га', [[sure('кни́ге')], [sure('кни́гах')]]), 'Поговорим о книге?'],
    ['a vowel', noun('у́лица', [[sure('у́лице')]]), 'Поговорим об улице?'],
    ['a vowel after й', noun('я́блоко', [[sure('я́блоке')]]), 'Поговорим о яблоке?'],
    ['a second locative', noun('лес', [[sure('лесу́', 'в'), sure('ле́се')]]), 'Поговорим о лесе?'],
    ['a plural only', noun('часы́', [[], [sure('часа́х')]]), 'Поговорим о часах?'],
    [
      'a word that is not inflected',
      { ...noun('ко́фе', []), tables: [] },
      'Что приходит в голову, когда слышишь слово «кофе»?',
    ],
    [
      'a higher level',
      { ...noun('кни́га', [[sure('кни́ге')]]), level: 'B1' },
      'Что вспоминается, когда речь заходит о книге?',
    ],
    [
      'a verb',
      { id: 2, russian: 'чита́ть', part: 'verb', level: 'A1', tables: [] },
      'Кто первый придумает вопрос с глаголом «читать»?',
    ],
    [
      'an adjective',
      { id: 3, russian: 'но́вый', part: 'adjective', level: 'A1', tables: [] },
      'Кто назовёт три вещи, о которых говорят «новый»?',
    ],
  ])('with %s', (_, word, opening) => {
    expect(openingOf(word)).toBe(opening);
  });
});

describe('whether a word was used', () => {
  const words = ['сестра́', 'идти́', 'краси́вый', 'ёлка', 'ко́фе'].map((russian, id) => ({ id, russian }));

  it.each<[string, number[]]>([
    ['У меня две СЕСТРЫ!', [0]],
    ['Куда ты шла вчера?', [1]],
    ['Как красива́ зима', [2]],
    ['стоим под елками и пьём кофе', [3, 4]],
    ['Sestra, kofe', []],
    ['сестринский', []],
  ])('is told by its lemma: %s', async (text, ids) => {
    expect([...usedAmong(words, ['…', text], await loadLexicon())].sort()).toEqual(ids);
  });
});
