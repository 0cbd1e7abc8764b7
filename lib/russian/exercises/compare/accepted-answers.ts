import { fold, withoutYo } from '@/lib/russian/exercises/text/fold';
import { readSentence, type Sentence } from '@/lib/russian/exercises/text/sentence';
import { expandTemplate } from '@/lib/russian/exercises/text/template';

/** Sentences kept read; some twenty megabytes when full, and then it starts over. */
const rememberedSentences = 40_000;

const remembered = new Map<string, Sentence[]>();
let rememberedCount = 0;

/** Every sentence that the templates of an exercise accept, in their order. */
export function acceptedAnswers(templates: readonly string[]): Sentence[] {
  return templates.flatMap((template) => remembered.get(template) ?? remember(template));
}

function remember(template: string): Sentence[] {
  const sentences = expandTemplate(template).map((variant) => readSentence(variant));
  if (rememberedCount + sentences.length > rememberedSentences) {
    remembered.clear();
    rememberedCount = 0;
  }
  remembered.set(template, sentences);
  rememberedCount += sentences.length;
  return sentences;
}

const rememberedWords = new Map<string, ReadonlySet<string>>();

/** Whether a word, folded and with е for ё, stands in any of the sentences. */
export function isWordOf(templates: readonly string[], word: string): boolean {
  return templates.some((template) => (rememberedWords.get(template) ?? rememberWords(template)).has(word));
}

function rememberWords(template: string): ReadonlySet<string> {
  if (rememberedWords.size > rememberedSentences) rememberedWords.clear();
  const words = new Set(withoutYo(fold(template)).split(' '));
  rememberedWords.set(template, words);
  return words;
}
