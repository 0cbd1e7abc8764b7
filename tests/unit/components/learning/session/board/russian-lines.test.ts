import { expect, it } from '@jest/globals';
import { onLines } from '@/components/learning/session/board/russian-lines';

it('gives each speaker of a dialogue a line', () => {
  expect(onLines('— Кто э́то? — Э́то А́нна.')).toBe('— Кто э́то?\n— Э́то А́нна.');
  expect(onLines('“Who is it?” – “Anna.”')).toBe('“Who is it?”\n– “Anna.”');
  expect(onLines('– Qui est-ce ? – Anna.')).toBe('– Qui est-ce ?\n– Anna.');
});

it('leaves a dash inside a sentence alone', () => {
  expect(onLines('Мой брат — студе́нт.')).toBe('Мой брат — студе́нт.');
});
