import type { LexiconEntry } from '@/lib/learning/lexicon/list-schema';
import { stripStress } from '@/lib/russian/exercises/text/fold';

/*
 * Russian sentences to begin a conversation with. They address nobody, because some people say «ты» to each other and some
 * «вы», and need either the dictionary form of a word or a noun in the prepositional case.
 */

type Word = Pick<LexiconEntry, 'id' | 'russian' | 'part' | 'level' | 'tables'>;
type Says = (word: string) => string;

const nouns: { simple: Says[]; richer: Says[] } = {
  simple: [(about) => `Поговорим ${about}?`, (about) => `Расскажем друг другу ${about}?`],
  richer: [
    (about) => `Что вспоминается, когда речь заходит ${about}?`,
    (about) => `Что интересного можно рассказать ${about}?`,
  ],
};
const verbs: Says[] = [
  (verb) => `Кто первый придумает вопрос с глаголом «${verb}»?`,
  (verb) => `Скажем каждый по одному предложению с глаголом «${verb}»?`,
];
const adjectives: Says[] = [
  (adjective) => `О чём можно сказать «${adjective}»?`,
  (adjective) => `Кто назовёт три вещи, о которых говорят «${adjective}»?`,
];
const anyWord: Says[] = [(word) => `Что приходит в голову, когда слышишь слово «${word}»?`];

/** A natural first line about a word, chosen by its kind and level; always the same one for the same word. */
export function openingOf(word: Word): string {
  const plain = stripStress(word.russian);
  const say = (ways: readonly Says[], text: string) => ways[word.id % ways.length]?.(text) ?? text;
  if (word.part === 'verb') return say(verbs, plain);
  if (word.part === 'adjective') return say(adjectives, plain);
  const form = word.part === 'noun' ? prepositionalOf(word) : null;
  if (form === null) return say(anyWord, plain);
  const isSimple = word.level === 'A0' || word.level === 'A1';
  return say(isSimple ? nouns.simple : nouns.richer, about(form));
}

/** «о кни́ге», «об у́лице»: depends on the word's first sound. */
const about = (form: string) => `${/^[аиоуэ]/iu.test(form) ? 'об' : 'о'} ${form}`;

/** The prepositional case of a noun, in the singular if it has one, without stress; a second locative («в лесу́») does not follow «о». */
function prepositionalOf({ tables }: Word): string | null {
  const [table] = tables;
  const cells = table?.rows.find(({ label }) => label === 'loct')?.cells ?? [];
  const [form] = cells.flat().filter(({ before }) => before === undefined);
  return form ? stripStress(form.text) : null;
}
