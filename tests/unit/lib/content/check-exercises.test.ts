import { describe, expect, it } from '@jest/globals';
import { findPlanted, type Plant } from '@/tests/support/content/plant';

const exercises = 'things/exercises.yaml';

function change(from: string, to: string, after: string): Plant['plant'] {
  return (course) => course.change(exercises, from, to, after);
}

const answers: Plant[] = [
  {
    name: 'a gap without answer',
    plant: change('{1} и {2}.', '{1} и {2} и {3}.', 'id: fill-two'),
    at: [exercises, 'text', 'id: fill-two'],
    says: 'The gaps are {1} {2} {3}, but the answers ask for {1} {2}.',
  },
  {
    name: 'a gap text without gaps',
    plant: change('Э́то не {1}.', 'Э́то не стол, не сад.', 'id: fill-not'),
    at: [exercises, 'text', 'id: fill-not'],
    says: 'The gaps are none, but the answers ask for {1}.',
  },
  {
    name: 'an answer that is not in the bank',
    plant: change('bank: [сад, кот]', 'bank: [дом, кот]', 'id: fill-not'),
    at: [exercises, 'answers', 'id: fill-not'],
    says: 'The answer “сад” is not in the bank.',
  },
  {
    name: 'a bank that holds nothing but the answers',
    plant: change('bank: [дом, стол, сад]', 'bank: [дом, стол]', 'id: fill-two'),
    at: [exercises, 'bank', 'id: fill-two'],
    says: 'The bank has no word besides the answers.',
  },
  {
    name: 'an answer that is not among the options',
    plant: change('answer: кот', 'answer: дом', 'id: choose-last'),
    at: [exercises, 'answer', 'id: choose-last'],
    says: 'The answer “дом” is not one of the options.',
  },
];

const duplicates: Plant[] = [
  {
    name: 'a word that is in the bank twice',
    plant: change('bank: [сад, кот]', 'bank: [сад, кот, Сад]', 'id: fill-not'),
    at: [exercises, 'bank', 'id: fill-not'],
    says: 'This word is in the bank twice.',
  },
  {
    name: 'an option that is there twice',
    plant: change('options: [стол, сад, кот]', 'options: [стол, сад, кот, сад]', 'id: choose-last'),
    at: [exercises, 'options', 'id: choose-last'],
    says: 'This option is there twice.',
  },
  {
    name: 'an option that is there twice in German alone',
    plant: change('Wahl 2', 'Wahl 0', 'id: choose-meaning'),
    at: [exercises, 'option 2'],
    says: 'This option is there twice.',
  },
  {
    name: 'a left side that is in two pairs',
    plant: change('[кот,', '[дом,', 'id: match-again'),
    at: [exercises, 'thing 3', 'id: match-again'],
    says: 'The left side of this pair is used twice.',
  },
  {
    name: 'a right side that is in two pairs in English alone',
    plant: change('thing 3', 'Thing 1', 'id: match-again'),
    at: [exercises, 'Thing 1', 'id: match-again'],
    says: 'The right side of this pair is used twice.',
  },
];

const order: Plant[] = [
  {
    name: 'tokens that do not make the answer',
    plant: change('answer: Э́то не дом.', 'answer: Э́то и дом.', 'id: order-not'),
    at: [exercises, 'answer', 'id: order-not'],
    says: 'The tokens do not make “Э́то и дом.”.',
  },
  {
    name: 'tokens that do not make an alternative',
    plant: change(
      'answer: Э́то не дом.',
      'answer: Э́то не дом.\n  alternatives: [Не э́то дом., Дом.]',
      'id: order-not',
    ),
    at: [exercises, 'alternatives'],
    says: 'The tokens do not make “Дом.”.',
  },
  {
    name: 'a first token that is known by its capital letter',
    plant: change(
      'tokens: [э́то, не, дом]\n  answer: Э́то',
      'tokens: [А́нна, не, дом]\n  answer: А́нна',
      'id: order-not',
    ),
    at: [exercises, 'tokens', 'id: order-not'],
    says: 'The first token “А́нна” shows by its capital letter that it is first.',
  },
  {
    name: 'a token with a capital letter that is no name',
    plant: change('[э́то, не, дом]', '[э́то, не, Дом]', 'id: order-not'),
    at: [exercises, 'tokens', 'id: order-not'],
    says: 'The token “Дом” has a capital letter and is not one of the names of course.yaml.',
  },
  {
    name: 'a token with punctuation',
    plant: change('[э́то, не, дом]', '[э́то, не, дом.]', 'id: order-not'),
    at: [exercises, 'tokens', 'id: order-not'],
    says: 'The token “дом.” has punctuation; only «—» may be a token.',
  },
  {
    name: 'an extra word that is a token as well',
    plant: change('extra: [не]', 'extra: [сад]', 'id: order-two'),
    at: [exercises, 'extra', 'id: order-two'],
    says: 'The extra word “сад” is there twice.',
  },
];

const wording: Plant[] = [
  {
    name: 'a template with an open bracket',
    plant: change('Э́то (и) стол.', 'Э́то (и стол.', 'id: write-second'),
    at: [exercises, 'Э́то (и стол.'],
    says: 'The answer “Э́то (и стол.” is no template: a bracket is not closed.',
  },
  {
    name: 'a first answer with template signs',
    plant: change('Э́то дом.', 'Э́то (и) дом.', 'id: write-first'),
    at: [exercises, 'Э́то (и) дом.'],
    says: 'The answer “Э́то (и) дом.” is no template: the first one is shown, so it has no signs.',
  },
  {
    name: 'a prompt that has a variant of the answer',
    plant: change('en: "Do it."', 'en: "Write: э́то и стол!"', 'id: write-second'),
    at: [exercises, 'prompt', 'id: write-second'],
    says: 'The prompt contains the answer “это и стол”.',
  },
  {
    name: 'a hint that has the word for a gap',
    plant: change('en: "Think."', 'en: "It is стол or дом."', 'id: fill-two'),
    at: [exercises, 'hint', 'id: fill-two'],
    says: 'The hint contains the answer “стол”.',
  },
  {
    name: 'a translation into Russian that is the answer',
    plant: change(
      'answer: Э́то не дом.',
      'answer: Э́то не дом.\n  translation: { ru: Э́то не дом, en: No house, de: Kein Haus }',
      'id: order-not',
    ),
    at: [exercises, 'translation'],
    says: 'The Russian translation is the answer itself.',
  },
];

describe('Exercises', () => {
  it.each([...answers, ...duplicates, ...order, ...wording])('may not have $name', async (each) => {
    const { found, planted } = await findPlanted(each);
    expect(found).toEqual(planted);
  });
});
