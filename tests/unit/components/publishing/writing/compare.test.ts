import { describe, expect, it } from '@jest/globals';
import { compare } from '@/components/publishing/writing/compare';

const marked = (before: string, after: string) =>
  compare(before, after)
    .map(({ value, added, removed }) => (added ? `[+${value}]` : removed ? `[-${value}]` : value))
    .join('');

describe('what changed in a text', () => {
  it('is told by whole words, Russian ones too', () => {
    expect(marked('Из первой вкладки.\n', 'Из второй вкладки.\n')).toBe('Из [-первой][+второй] вкладки.\n');
  });

  it('keeps a stress mark with its word', () => {
    expect(marked('Мука дорогая\n', 'Мука́ дорогая\n')).toBe('[-Мука][+Мука́] дорогая\n');
  });

  it('leaves lines alone that stayed as they were', () => {
    expect(marked('Снег\nИдёт\n', 'Снег\nИдёт\nСейчас\n')).toBe('Снег\nИдёт\n[+Сейчас\n]');
  });
});
