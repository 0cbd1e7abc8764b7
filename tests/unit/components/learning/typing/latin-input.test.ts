import { describe, expect, it } from '@jest/globals';
import { convertInsertion } from '@/components/learning/typing/latin-input';

/** Types key by key at the end. */
const type = (keys: string) =>
  Array.from(keys).reduce((text, key) => convertInsertion(text, text + key, text.length + 1).text, '');

describe('typing in Latin letters', () => {
  it('writes Cyrillic', () => {
    expect(type('privet')).toBe('привет');
    expect(type('khorosho')).toBe('хорошо');
  });

  it('leaves Cyrillic letters alone', () => {
    expect(type('мама tut')).toBe('мама тут');
  });

  it('in the middle leaves what stands around it', () => {
    expect(convertInsertion('мма', 'мaма', 2)).toEqual({ text: 'мама', caret: 2 });
  });

  it('converts what was pasted', () => {
    expect(convertInsertion('да, ', 'да, eto chay', 12).text).toBe('да, ето чай');
  });

  it('changes nothing when letters are deleted', () => {
    expect(convertInsertion('привет', 'приве', 5)).toEqual({ text: 'приве', caret: 5 });
  });
});
