import type { ContentOf } from '@/lib/russian/exercises/schema';

const prompt = { ru: 'Зада́ние', en: 'Task', de: 'Aufgabe' };
const hint = { ru: 'Подска́зка', en: 'Hint', de: 'Tipp' };
const note = { ru: 'Почему́', en: 'Why', de: 'Warum' };
const common = { prompt, hint, note };

/** One exercise of each kind, as content has them: the right answer first, as authors tend to write it. */
export const gap: ContentOf<'gap'> = {
  kind: 'gap',
  ...common,
  text: '{1} брат до́ма. А э́то {2} сестра́.',
  translation: {
    en: 'My brother is at home. And this is my sister.',
    de: 'Mein Bruder ist zu Hause. Und das ist meine Schwester.',
  },
  answers: ['мой', 'моя́'],
  bank: ['мой', 'моя́', 'моё', 'мои́'],
};
export const choice: ContentOf<'choice'> = {
  kind: 'choice',
  ...common,
  sentence: 'Я чита́ю …',
  options: ['кни́гу', 'кни́га', 'кни́ги', 'кни́гой'],
  answer: 'кни́гу',
};
export const meaning: ContentOf<'choice'> = {
  kind: 'choice',
  ...common,
  sentence: 'сестра́',
  options: [
    { ru: 'дочь тех же роди́телей', en: 'sister', de: 'Schwester', fr: 'sœur' },
    { ru: 'сын тех же роди́телей', en: 'brother', de: 'Bruder', fr: 'frère' },
    { ru: 'мать', en: 'mother', de: 'Mutter' },
  ],
  answer: 'sister',
};
export const pairs: ContentOf<'pairs'> = {
  kind: 'pairs',
  ...common,
  pairs: [
    ['брат', { ru: 'сын тех же роди́телей', en: 'brother', de: 'Bruder' }],
    ['сестра́', { ru: 'дочь тех же роди́телей', en: 'sister', de: 'Schwester' }],
    ['дом', { ru: 'где живу́т', en: 'house', de: 'Haus' }],
    ['окно́', { ru: 'в нём стекло́', en: 'window', de: 'Fenster' }],
  ],
};
export const write: ContentOf<'write'> = {
  kind: 'write',
  ...common,
  answers: ['Э́то моя́ сестра́.', '[Вот/Э́то] (и есть) моя́ сестра́.'],
  order: 'normal',
  spelling: 'normal',
};
export const order: ContentOf<'order'> = {
  kind: 'order',
  ...common,
  tokens: ['э́то', 'моя́', 'сестра́', '—', 'врач'],
  extra: ['мой'],
  answer: 'Э́то моя́ сестра́ — врач.',
  alternatives: ['Моя́ сестра́ — э́то врач.'],
  translation: {
    ru: 'О сестре́',
    en: 'This sister of mine is a doctor.',
    de: 'Diese Schwester von mir ist Ärztin.',
  },
};
export const everyKind = [gap, choice, meaning, pairs, write, order];
