import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fold, stripStress } from '@/lib/russian/exercises/text/fold';

const cyrillicText = fc.string({
  unit: fc.constantFrom(..."абвёйщъыьэюя АЁЙ oаecОМa-—«».,!?\u0301\u00ad\u200b'’".split('')),
  maxLength: 40,
});

describe('folding a text', () => {
  it.each([
    ['ЗДРА́ВСТВУЙТЕ', 'здравствуйте'],
    ['  Да,   спаси́бо! ', 'да спасибо'],
    ['«Война́ и мир»', 'война и мир'],
    ['Я — студе́нт.', 'я студент'],
    ['Я – студе́нт.', 'я студент'],
    ['и́з-за до́ма', 'из-за дома'],
    ['из\u2011за', 'из-за'],
    ['из–за', 'из-за'],
    ['мой ёж', 'мой ёж'],
    ['мои\u0306 е\u0308ж', 'мой ёж'],
    ['при\u00adвет\u200b', 'привет'],
    ['oн', 'он'],
    ['MAMA мыла', 'мама мыла'],
    ['Нëбо', 'нёбо'],
    ['mama', 'mama'],
    ["се'стра", 'сестра'],
    ['…', ''],
  ])('makes «%s» «%s»', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.oneof(cyrillicText, fc.string({ unit: 'binary' })), (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
      { numRuns: 2_000 },
    );
  });

  it('is the same for composed and decomposed text', () => {
    fc.assert(
      fc.property(cyrillicText, (text) => {
        expect(fold(text.normalize('NFD'))).toBe(fold(text.normalize('NFC')));
      }),
    );
  });

  it('can be told to leave look-alikes and stress alone', () => {
    expect(fold('oн', { stress: true, lookAlikes: false })).toBe('oн');
    expect(fold('о́н', { stress: false, lookAlikes: true })).toBe('о́н');
  });
});

describe('stripping stress', () => {
  it('keeps й, ё and capitals', () => {
    expect(stripStress('Мо́й ёжик, Йо́ра')).toBe('Мой ёжик, Йора');
  });
});
