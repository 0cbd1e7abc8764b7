import { beforeAll, describe, expect, it } from '@jest/globals';
import { gradeAnswer } from '@/lib/russian/exercises/grade';
import type { Lexicon } from '@/lib/russian/exercises/lexicon';
import type { ExerciseContent, Grade } from '@/lib/russian/exercises/schema';
import { loadLexicon } from '@/lib/russian/morphology/morphology';
import { readServedContent } from '@/tests/support/content/served';
import { naturalAnswersInCases } from './natural-answers-cases.table';
import { naturalAnswersEveryDay } from './natural-answers-every-day.table';
import { naturalAnswersFromZero } from './natural-answers-from-zero.table';
import { laterNaturalAnswers } from './natural-answers-later.table';
import { naturalAnswersOnTravels } from './natural-answers-travel.table';
import { naturalAnswers } from './natural-answers.table';

const tables = [
  naturalAnswers,
  laterNaturalAnswers,
  naturalAnswersFromZero,
  naturalAnswersOnTravels,
  naturalAnswersEveryDay,
  naturalAnswersInCases,
];

let contents: ReadonlyMap<string, ExerciseContent>;
let lexicon: Lexicon;
beforeAll(async () => {
  lexicon = await loadLexicon();
  const { courses } = await readServedContent();
  const entries = courses.flatMap((course) =>
    course.lessons.flatMap((lesson) =>
      lesson.exercises.map(({ id, content }) => [`${course.slug}/${lesson.slug}/${id}`, content] as const),
    ),
  );
  contents = new Map(entries);
}, 60_000);

function grade(exercise: string, text: string): Grade {
  const content = contents.get(exercise);
  if (content === undefined) throw new Error(`There is no exercise ${exercise}.`);
  return gradeAnswer(content, { kind: 'write', text }, { seed: '', locale: 'en', lexicon });
}

const rows = tables
  .flatMap((table) => Object.entries(table))
  .flatMap(([exercise, typed]) => typed.map((text) => ({ exercise, text })));

describe('somebody who writes good Russian', () => {
  it.each(rows)('is right with «$text» in $exercise', ({ exercise, text }) => {
    expect(grade(exercise, text).verdict).toBe('right');
  });

  it('is heard in at least 600 answers of at least 170 exercises', () => {
    expect(rows.length).toBeGreaterThanOrEqual(600);
    expect(new Set(rows.map(({ exercise }) => exercise)).size).toBeGreaterThanOrEqual(170);
  });
});

describe('somebody who comes near', () => {
  it.each([
    ['travel-phrasebook/getting-around/to-my-train', 'Мне нужен на вокзал. Я опаздываю на поезд.'],
    ['travel-phrasebook/getting-around/to-my-train', 'Мне нужно на вокзале. Я опаздываю на поезд.'],
    ['travel-phrasebook/first-contact/lost-traveller', 'Помогите меня, пожалуйста! Я не знаю, где я.'],
    ['travel-phrasebook/first-contact/lost-traveller', 'Помогите, пожалуйста! Я не знаю, где я находится.'],
    ['travel-phrasebook/first-contact/hello-english', 'Привет! Вы говорите по-английски?'],
    ['travel-phrasebook/getting-around/where-is-the-stop', 'Извините, где находится остановку автобуса?'],
    ['russian-every-day/who-works-where/write-office-between', 'Офис находится между завод и банк.'],
    [
      'russian-every-day/who-works-where/write-meeting-tomorrow',
      'Завтра после обеда у меня встреча с юристом.',
    ],
    ['russian-every-day/one-and-many/black-trousers', 'Я ищу чёрный брюки, мой размер сорок восемь.'],
    ['cases-without-tears/dative/write-parcel-and-card', 'Мы отправим бабушке посылку и открытку.'],
    ['cases-without-tears/dative/write-aunts-advice', 'Тётя советует родители погулять по городу.'],
    ['russian-from-zero/a-letter-about-me/proud-engineer', 'Я очень люблю моя профессия: я инженер.'],
    ['russian-from-zero/family/not-my-husband', 'Он не мой муж, но мой брат.'],
    ['russian-from-zero/plans/to-moscow-by-bus', 'В субботу я надо ехать в Москву на автобусе.'],
    ['russian-from-zero/alphabet/write-house-park', 'Парк тут, дом там.'],
    ['russian-from-zero/family/your-grandfather-my-teacher', 'Дедушка — мой учитель.'],
    ['russian-from-zero/where-is-it/ask-where-you-live', 'Скажи, где вы живёте?'],
    ['russian-from-zero/where-is-it/ask-where-you-live', 'Где живёшь?'],
    ['russian-from-zero/my-day/work-and-rest', 'Нас днём работаем, а вечером отдыхаем.'],
    ['travel-phrasebook/airport-and-border/unknown-form', 'Извините, что значит «декларацию»?'],
    ['travel-phrasebook/trouble-and-help/emergency', 'Мне срочно нужна врач. Вызовите скорую, пожалуйста!'],
    ['cases-without-tears/dative/write-easy-and-hard', 'Я легко, а мальчику трудно: ему нужна помощь.'],
    ['cases-without-tears/genitive/write-nuts', 'В начинке не хватает орехи.'],
    ['verbs-of-motion/carrying/write-heavy-boxes', 'Не тащи тяжёлые коробки!'],
    ['verbs-of-motion/by-water-and-air/write-cat-on-the-roof', 'Кот лазит на крышу, а там попугай!'],
  ])('is wrong in %s with «%s»', (exercise, text) => {
    expect(grade(exercise, text).verdict).toBe('wrong');
  });
});

describe('a learner who uses a synonym', () => {
  it('hears what the lesson practises', () => {
    expect(
      grade(
        'russian-every-day/who-works-where/write-office-between',
        'Офис расположен между заводом и банком.',
      ).issues,
    ).toEqual([]);
    expect(
      grade('russian-from-zero/greetings/write-hi-maksim', 'Здравствуй, Максим! Как дела?').verdict,
    ).toBe('right');
    expect(
      grade('travel-phrasebook/getting-around/where-is-the-stop', 'Простите, где всюду остановка автобуса?')
        .verdict,
    ).toBe('wrong');
  });
});

describe('somebody who writes the words in an order hardly anybody uses', () => {
  it.each([
    ['russian-from-zero/numbers/i-am-thirty-two', 'Тридцать два года мне.'],
    ['russian-from-zero/family/your-grandfather-my-teacher', 'Дедушка твой — мой учитель.'],
    [
      'russian-every-day/there-and-back/write-taxi-to-airport',
      'Вышла Анна из дома и поехала в аэропорт на такси.',
    ],
    ['russian-every-day/what-i-like/write-my-story', 'Ты показываешь мой рассказ кому?'],
    ['cases-without-tears/instrumental/write-spade-under-tree', 'Лежит лопата под деревом рядом со щёткой.'],
    ['verbs-of-motion/carrying/write-shopping-basket', 'Я несу в корзине домой покупки.'],
  ])('is almost right in %s with «%s»', (exercise, text) => {
    expect(grade(exercise, text)).toMatchObject({ verdict: 'almost', issues: [{ code: 'word_order' }] });
  });
});

describe('a learner who lays words into an order hardly anybody uses', () => {
  it('is almost right, and right with the usual ones', () => {
    const content = contents.get('cases-without-tears/dative/time-for-aunt');
    if (content?.kind !== 'order') throw new Error('The exercise is gone.');
    expect(content.unusual).toContain('Пора́ к тёте нам на день рожде́ния.');
    expect(content.alternatives).not.toContain('Пора́ к тёте нам на день рожде́ния.');
  });
});
