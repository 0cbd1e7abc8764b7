import { LRUCache } from 'lru-cache';
import { fold, withoutYo } from '@/lib/russian/exercises/text/fold';
import { readSentence, type Sentence } from '@/lib/russian/exercises/text/sentence';
import { expandTemplate } from '@/lib/russian/exercises/text/template';

/** Number of cached sentences; some twenty megabytes. */
const maxSentences = 40_000;

const sentencesOf = new LRUCache<string, Sentence[]>({
  maxSize: maxSentences,
  sizeCalculation: (sentences) => Math.max(1, sentences.length),
  memoMethod: (template) => expandTemplate(template).map((variant) => readSentence(variant)),
});

/** Every sentence that the templates of an exercise accept, in the order of the templates. */
export function acceptedAnswers(templates: readonly string[]): Sentence[] {
  return templates.flatMap((template) => sentencesOf.memo(template));
}

const wordsOf = new LRUCache<string, ReadonlySet<string>>({
  max: maxSentences,
  memoMethod: (template) => new Set(withoutYo(fold(template)).split(' ')),
});

/** Whether any accepted sentence contains a word, given folded and with е for ё. */
export function isWordOf(templates: readonly string[], word: string): boolean {
  return templates.some((template) => wordsOf.memo(template).has(word));
}
