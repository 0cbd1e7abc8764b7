import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { DiffPart } from '@/lib/russian/exercises/schema';
import { findDifference } from '@/lib/russian/exercises/text/difference';
import { fold } from '@/lib/russian/exercises/text/fold';

function written(parts: readonly DiffPart[]): string {
  const signs = { same: '', missing: '+', extra: '-' };
  return parts.map(({ change, text }) => (change === 'same' ? text : `[${signs[change]}${text}]`)).join('');
}

function reading(parts: readonly DiffPart[], left: DiffPart['change']): string {
  return parts
    .filter((part) => part.change !== left)
    .map((part) => part.text)
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

const sentence = fc
  .array(
    fc.constantFrom('э́то', 'моя́', 'Мо́й', 'сестра́', 'сестре́', 'из-за', '—', 'в', 'ещё', 'брат,', 'дом.'),
    { minLength: 1, maxLength: 7 },
  )
  .map((words) => words.join(' '));

describe('the difference between an answer and the right one', () => {
  it.each([
    ['ЭТО МОЯ СЕСТРА', 'Э́то моя́ сестра́.', 'Э́то моя́ сестра́.'],
    ['здраствуйте', 'Здра́вствуйте!', 'Здра́[+в]ствуйте!'],
    ['малоко', 'молоко́', 'м[-а][+о]локо́'],
    ['еще', 'ещё', 'ещ[-е][+ё]'],
    ['это сестра', 'Э́то моя́ сестра́.', 'Э́то [+моя́] сестра́.'],
    ['это моя сестра тут', 'Э́то моя́ сестра́.', 'Э́то моя́ сестра́. [-тут]'],
    ['живу я в Москве', 'Я живу́ в Москве́.', '[-живу] Я [+живу́] в Москве́.'],
    ['из за', 'и́з-за', 'и́з[- ][+-]за'],
    ['я студент', 'Я — студе́нт.', 'Я — студе́нт.'],
    ['вот брат', 'Вот сестра́.', 'Вот [-брат][+сестра́.]'],
    ['oн', 'он', 'он'],
    ['', 'да', '[+да]'],
  ])('of «%s» from «%s»', (given, expected, parts) => {
    expect(written(findDifference(given, expected))).toBe(parts);
  });

  it('reads as the right answer without what is too much, and as the given one without what is missing', () => {
    fc.assert(
      fc.property(sentence, sentence, (given, expected) => {
        const parts = findDifference(given, expected);
        expect(reading(parts, 'extra')).toBe(expected);
        expect(fold(reading(parts, 'missing'))).toBe(fold(given));
      }),
      { numRuns: 500 },
    );
  });
});
