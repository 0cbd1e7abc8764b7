import { unmarked, wordsIn, type TextLine } from '@/lib/content/text/words';
import type { CourseSource } from '@/lib/content/courses/source';
import type { Fault } from '@/lib/content/files/fault';
import type { Lexicon } from '@/lib/russian/exercises/lexicon';

/** The grammar terms of lectures and articles, in their dictionary form. */
const terms = new Set(
  [
    'алфавит безударный буква вид винительный возвратный время гласный глагол глухой грамматика',
    'дательный деепричастие дефис единственный женский запятая звонкий звук звучать знак именительный инфинитив',
    'интонация исключение корень лицо местоимение множественный мужской мягкий наречие настоящий неодушевлённый',
    'несовершенный одушевлённый окончание отрицание падеж повелительный подлежащее порядковый предложение',
    'предложный предлог прилагательное приставка произносить произношение прошедший речь род родительный слово',
    'слог совершенный согласный союз спряжение средний суффикс существительное твёрдый творительный точка',
    'артикль безличный вопросительный движение дополнение императив краткий личный основа порядок',
    'сказуемое склонение склоняться согласоваться сравнительный',
    'причастие наклонение ударение ударный форма фраза частица число числительное шипящий',
  ].flatMap((line) => line.split(' ')),
);

/** Whether a line is from a lecture or an article; pages and exercises do not explain grammar. */
const isText = ({ file }: TextLine) => /\/(?:lecture\.\w+|posts\/.*)\.md$/u.test(file);

/** Every grammar term in a lecture or article must be a course word, so that tapping it shows its meaning. */
export function checkGrammarTerms(
  texts: readonly TextLine[],
  courses: readonly CourseSource[],
  lexicon: Lexicon,
): Fault[] {
  const taught = new Set(
    courses.flatMap(({ lessons }) => lessons.flatMap(({ words }) => words.map(({ ru }) => unmarked(ru)))),
  );
  const termOf = (word: string) =>
    lexicon.readings(unmarked(word)).find(({ lemma }) => terms.has(lemma))?.lemma ?? null;
  const faults = texts.filter(isText).flatMap(({ text, file, line }) =>
    wordsIn(text)
      .map(termOf)
      .filter((term) => term !== null && !taught.has(unmarked(term)))
      .map((term) => ({
        file,
        line,
        message: `“${term}” is a term of grammar that no course has as a word.`,
      })),
  );
  // Each term is reported once, at its first occurrence: a Map keeps the last value of a key, so it is filled backwards.
  return [...new Map(faults.toReversed().map((fault) => [fault.message, fault])).values()].toReversed();
}
