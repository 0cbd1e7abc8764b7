import { beforeAll, describe, expect, it } from '@jest/globals';
import { checkContent } from '@/lib/content/check';
import type { CourseSource } from '@/lib/content/courses/source';
import { formatLocation } from '@/lib/content/files/fault';
import { disagreements } from '@/lib/content/language/agreement';
import { checkLanguage } from '@/lib/content/language/check';
import { checkDifficulty } from '@/lib/content/language/difficulty';
import { checkGrammarTerms } from '@/lib/content/language/grammar-terms';
import { checkEmphasis } from '@/lib/content/language/emphasis';
import { oddOptions } from '@/lib/content/language/parts';
import { readReviewed } from '@/lib/content/language/reviewed';
import { checkSpelling, russianWords } from '@/lib/content/language/spelling';
import { checkVoice } from '@/lib/content/language/voice';
import type { Lexicon } from '@/lib/russian/exercises/lexicon';
import type { ContentOf } from '@/lib/russian/exercises/schema';
import { transcribe } from '@/lib/content/lexicon/transcribe';
import { loadLexicon } from '@/lib/russian/morphology/morphology';
import { getSpeaker } from '@/lib/russian/speech/service';
import { ContentFixture } from '@/tests/support/content/fixture';
import { checkServedContent } from '@/tests/support/content/served';

let lexicon: Lexicon;
beforeAll(async () => {
  lexicon = await loadLexicon();
});

it('a dictionary and a voice find no fault with the content that is served', async () => {
  const content = await checkServedContent();
  const reviewed = await readReviewed('db/content');
  const faults = await checkLanguage(content, { lexicon, reviewed, transcribe });
  getSpeaker().stop();
  expect(faults.map((fault) => `${formatLocation(fault)}: ${fault.message}`)).toEqual([]);
}, 60_000);

describe('a term of grammar', () => {
  const lecture = {
    file: 'db/content/courses/a/b/lecture.ru.md',
    line: 7,
    text: 'У глаго́лов есть вид, у столо́в — но́жки.',
  };
  const found = (file: string) => checkGrammarTerms([{ ...lecture, file }], [], lexicon);

  it.each(['db/content/courses/a/b/lecture.ru.md', 'db/content/posts/a/en.md'])(
    'of %s is to be a word',
    (file) => {
      expect(found(file).map(({ message }) => message)).toEqual([
        expect.stringContaining('“глагол”'),
        expect.stringContaining('“вид”'),
      ]);
    },
  );

  it('may be used anywhere else', () => {
    expect(found('db/content/courses/a/b/exercises.yaml')).toEqual([]);
  });
});

describe('a sentence', () => {
  it.each([
    'Э́то но́вая дом.',
    'Я живу́ в большо́м дом.',
    'Чай без са́хар.',
    'Мы идём к Москву́.',
    'Я чита́ет кни́гу.',
    'Она́ чита́л кни́гу.',
    'Ма́ма пришёл.',
    'У меня́ два бра́тья.',
    'Э́то сто́ит пять рубля́.',
    'Вот две стола́.',
  ])('«%s» is found wrong', (sentence) => {
    expect(disagreements(sentence, lexicon)).toHaveLength(1);
  });

  it.each([
    'Э́то но́вый дом, а э́то ста́рая кварти́ра.',
    'На столе́ два больши́х я́блока и две но́вые кни́ги.',
    'Он был у неё, а она́ у него́ в его́ до́ме.',
    'Сего́дня пя́тое ию́ля.',
    'Вы чита́йте, а я пишу́.',
    'Моя́ подру́га врач пришла́ с рабо́ты.',
    'Мужчи́на пришёл, дя́дя ушёл.',
    'Я ви́жу ма́ленького ма́льчика и большу́ю соба́ку.',
    'Пять рубле́й, два́дцать две ко́пейки.',
    'Мы встаём в семь утра́.',
    'Мы живём в Сочи́ без кино́ и метро́.',
  ])('«%s» is not', (sentence) => {
    expect(disagreements(sentence, lexicon)).toEqual([]);
  });
});

const line = (text: string) => russianWords([{ file: 'a', line: 3, text }]);

describe('spelling', () => {
  const find = (text: string, reviewed: string[] = []) =>
    checkSpelling(line(text), lexicon, reviewed).map(({ message }) => message);
  it('is right by the dictionary, whatever Markdown stands within a word', () => {
    expect(find('сестр**ы́** и по-ру́сски, кто́-то')).toEqual([]);
    expect(find('малако́')).toEqual(['“малако́” is in no dictionary.']);
  });
  it('has ё where it belongs', () => {
    expect(find('зеле́ный')).toEqual(['“зеле́ный” is spelt “зелёный”.']);
  });
  it('may be looked at and found right', () => {
    expect(find('ресе́пшен', ['ресепшен'])).toEqual([]);
  });
});

describe('stress', () => {
  const heard = async (words: readonly string[]) => words.map(() => 'a_ˈa');
  it('is where the voice sets it, or somebody has looked at it', async () => {
    expect(await checkVoice(line('рука́'), heard, [])).toEqual([]);
    expect(await checkVoice(line('ру́ку'), heard, [])).toEqual([
      { file: 'a', line: 3, message: '“ру́ку” is said “руку́” by the voice.' },
    ]);
    expect(await checkVoice(line('ру́ку'), heard, ['ру́ку'])).toEqual([]);
  });
});

describe('options', () => {
  const text = { ru: 'а', en: 'a', de: 'a' };
  const choice = (...options: string[]): ContentOf<'choice'> => ({
    kind: 'choice',
    prompt: text,
    hint: text,
    options,
    answer: options[0] ?? '',
  });
  it.each([
    [['стол', 'стул', 'окно́'], 0],
    [['стол', 'большо́й', 'окно́'], 1],
    [['кто', 'где', 'почему́'], 0],
    [['вы́ше', 'высо́кий', 'высоко́'], 0],
    [['до́брый день', 'приве́т', 'окно́'], 0],
  ])('%j are of one kind, or not', (options, faults) => {
    expect(oddOptions(choice(...options), lexicon)).toHaveLength(faults);
  });
  it('of a bank are like one of the answers', () => {
    const gap: ContentOf<'gap'> = {
      kind: 'gap',
      prompt: text,
      hint: text,
      text: '{1} {2}',
      answers: ['но́вый', 'дом'],
      bank: ['но́вый', 'дом', 'дома́', 'чита́ть'],
    };
    expect(oddOptions(gap, lexicon)).toEqual(['“чита́ть” is of another part of speech than any answer.']);
  });
});

async function readCourse(): Promise<CourseSource> {
  const fixture = await ContentFixture.create();
  const { courses } = await checkContent(fixture.folder);
  await fixture.dispose();
  const [course] = courses;
  if (!course) throw new Error('There is no course.');
  return course;
}

it.each([
  ['un verre *d’*eau', 1],
  ['un verre *d*’eau', 0],
  ['**Wort**e und *(so)*', 0],
  ['**Wort:**e', 1],
])('in “%s” a star is seen, or not', async (line, faults) => {
  const course = await readCourse();
  const lecture = { de: `Eins.\n\n${line}` };
  const [lesson] = course.lessons;
  const found = checkEmphasis({ ...course, lessons: lesson ? [{ ...lesson, lecture }] : [] });
  expect(found.map(({ file, line: at }) => `${file}:${at}`)).toEqual(
    Array.from({ length: faults }, () => `${lesson?.lectureFile('de') ?? ''}:3`),
  );
});

it('exercises become more difficult', async () => {
  const course = await readCourse();
  const sorted = (order: string[]) => ({
    ...course,
    lessons: course.lessons.map((lesson) => ({
      ...lesson,
      exercises: [...lesson.exercises].sort(
        (a, b) => order.indexOf(a.content.kind) - order.indexOf(b.content.kind),
      ),
    })),
  });
  expect(checkDifficulty(sorted(['pairs', 'choice', 'gap', 'order', 'write']))).toEqual([]);
  expect(checkDifficulty(sorted(['write', 'choice', 'pairs', 'gap', 'order']))).toHaveLength(2);
});
