import type { ExerciseContent } from '@/lib/russian/exercises/schema';
import type { Lexicon } from '@/lib/russian/exercises/lexicon';
import { fold } from '@/lib/russian/exercises/text/fold';
import { hasGrammemes } from './tokens';

/** Groups of parts of speech that can replace each other in a sentence. */
const families: Readonly<Record<string, string>> = {
  NOUN: 'noun',
  NPRO: 'noun',
  ADJF: 'adjective',
  ADJS: 'adjective',
  PRTF: 'adjective',
  PRTS: 'adjective',
  ADVB: 'adverb',
  PRED: 'adverb',
  VERB: 'verb',
  INFN: 'verb',
  GRND: 'verb',
  NUMR: 'numeral',
  PREP: 'small',
  CONJ: 'small',
  PRCL: 'small',
  INTJ: 'small',
};

/** Question words and standalone replies, whatever part of speech the dictionary gives them. */
const questions = new Set('кто что где куда откуда когда почему зачем как какой сколько чей если'.split(' '));
const replies = new Set(
  'да нет спасибо пожалуйста извините хорошо привет пока здравствуйте конечно можно нельзя'.split(' '),
);

/** English messages for options that a learner can exclude by their part of speech alone. */
export function oddOptions(content: ExerciseContent, lexicon: Lexicon): string[] {
  switch (content.kind) {
    case 'choice': {
      const options = content.options.filter((option) => typeof option === 'string');
      const known = options.map((option) => familiesOf(option, lexicon)).filter(({ size }) => size > 0);
      const [first] = known;
      if (!first || known.length < options.length) return [];
      return [...first].some((family) => known.every((each) => each.has(family)))
        ? []
        : [`The options ${list(options)} are of different parts of speech.`];
    }
    case 'gap': {
      const wanted = content.answers.map((answer) => familiesOf(answer, lexicon));
      return content.bank
        .filter((word) => !content.answers.includes(word))
        .filter((word) => isOdd(familiesOf(word, lexicon), wanted))
        .map((word) => `“${word}” is of another part of speech than any answer.`);
    }
    case 'pairs':
    case 'write':
    case 'order':
      return [];
  }
}

const list = (words: readonly string[]) => words.map((word) => `“${word}”`).join(', ');

const isOdd = (word: ReadonlySet<string>, wanted: readonly ReadonlySet<string>[]) =>
  word.size > 0 &&
  wanted.every(({ size }) => size > 0) &&
  !wanted.some((each) => [...each].some((family) => word.has(family)));

/** The groups of a single word; empty for phrases and unknown words. */
function familiesOf(text: string, lexicon: Lexicon): Set<string> {
  const word = fold(text);
  if (word.includes(' ')) return new Set();
  const readings = lexicon.readings(word);
  const found = new Set(readings.flatMap(({ grammemes }) => families[grammemes[0] ?? ''] ?? []));
  // «вы́ше» belongs to «высо́кий» and to «высоко́»; «мой» is used like «но́вый» and like «я».
  if (readings.some((reading) => hasGrammemes(reading, 'COMP')))
    ['adjective', 'adverb'].forEach((each) => found.add(each));
  if (readings.some((reading) => hasGrammemes(reading, 'Apro'))) found.add('noun');
  if (questions.has(word)) found.add('question');
  if (replies.has(word)) found.add('reply');
  return found;
}
