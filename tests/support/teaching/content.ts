import type { Connection } from '@/db/client';
import { courses, exercises, lessons } from '@/db/schema/courses';
import { exerciseContent, type ExerciseContent } from '@/lib/russian/exercises/schema';

const words = (ru: string, en: string, de: string) => ({ ru, en, de });
const common = { prompt: words('Сделай', 'Do it', 'Mach es'), hint: words('х', 'h', 'h') };
const read = (content: object) => exerciseContent.parse({ ...common, ...content });

const gap = read({
  kind: 'gap',
  text: 'Я живу́ в {1}.',
  answers: ['Москве́'],
  bank: ['Москве́', 'Москва́', 'Москву́'],
});
const choice = read({
  kind: 'choice',
  answer: 'the brother',
  options: [
    words('брат', 'the brother', 'der Bruder'),
    words('сестра', 'the sister', 'die Schwester'),
    words('дом', 'the house', 'das Haus'),
  ],
});
const pairs = read({
  kind: 'pairs',
  pairs: [
    ['оди́н', words('1', 'one', 'eins')],
    ['два', words('2', 'two', 'zwei')],
    ['три', words('3', 'three', 'drei')],
    ['четы́ре', words('4', 'four', 'vier')],
  ],
});
const write = read({ kind: 'write', answers: ['Э́то дом.'] });
const order = read({ kind: 'order', tokens: ['я', 'иду́', 'домо́й'], answer: 'Я иду́ домо́й.' });

/** An answer that learners may give, as shown in English, Russian and German. */
export interface Possible {
  en: string;
  ru: string;
  de: string;
}
const alike = (text: string): Possible => ({ en: text, ru: text, de: text });
const matched = (a: number, b: number, c: number, d: number): Possible => {
  const left = ['оди́н', 'два', 'три', 'четы́ре'];
  const join = (names: string[]) =>
    left.map((word, index) => `${word} — ${names[[a, b, c, d][index] ?? 0]}`).join(', ');
  return {
    en: join(['one', 'two', 'three', 'four']),
    ru: join(['1', '2', '3', '4']),
    de: join(['eins', 'zwei', 'drei', 'vier']),
  };
};

interface Kind {
  content: ExerciseContent;
  possible: Possible[];
}
const gaps: Kind = {
  content: gap,
  possible: ['Я живу́ в Москве́.', 'Я живу́ в Москва́.', 'Я живу́ в Москву́.', 'Я живу́ в ….'].map(alike),
};
const choices: Kind = {
  content: choice,
  possible: [
    { en: 'the brother', ru: 'брат', de: 'der Bruder' },
    { en: 'the sister', ru: 'сестра', de: 'die Schwester' },
    { en: 'the house', ru: 'дом', de: 'das Haus' },
  ],
};
const matchings: Kind = {
  content: pairs,
  possible: [
    matched(0, 1, 2, 3),
    matched(1, 0, 2, 3),
    matched(0, 1, 3, 2),
    matched(3, 0, 1, 2),
    matched(1, 2, 3, 0),
    matched(2, 1, 0, 3),
    matched(3, 2, 1, 0),
  ],
};
const written: Kind = {
  content: write,
  possible: ['Это дом.', 'Это дам.', 'это дам', 'Это дума', 'Меня зовут Тайна', ''].map(alike),
};
const ordered: Kind = {
  content: order,
  possible: ['я иду́ домо́й', 'домо́й я иду́', 'иду́ я домо́й', ''].map(alike),
};

export interface PlantedExercise extends Kind {
  id: number;
  withdrawn: boolean;
}
export interface PlantedLesson {
  id: number;
  slug: string;
  exercises: PlantedExercise[];
}
export interface PlantedCourse {
  id: number;
  slug: string;
  lessons: PlantedLesson[];
}

/** The exercises of each lesson: the fourth was withdrawn; the last one is easy, so that all learners end with it. */
const kinds = [gaps, choices, matchings, written, written, ordered, choices];
const withdrawnAt = 3;

/** Inserts a course with two lessons and an announced one. */
export async function plantCourse(db: Connection, slug: string): Promise<PlantedCourse> {
  const text = words('Курс', 'Course', 'Kurs');
  const [course] = await db
    .insert(courses)
    .values({ slug, position: 90, level: 'A1', title: text, summary: text })
    .returning({ id: courses.id });
  const id = course?.id ?? 0;
  const rows = ['first', 'second', 'announced'].map((lesson, position) => ({
    courseId: id,
    slug: lesson,
    position,
    title: words('Урок', `Lesson ${lesson}`, 'Lektion'),
    summary: text,
    lecture: text,
    announced: lesson === 'announced',
  }));
  const made = await db.insert(lessons).values(rows).returning({ id: lessons.id, slug: lessons.slug });
  const planted = [];
  for (const lesson of made.slice(0, 2)) planted.push(await plantExercises(db, lesson));
  return { id, slug, lessons: planted };
}

async function plantExercises(db: Connection, lesson: { id: number; slug: string }): Promise<PlantedLesson> {
  const rows = kinds.map(({ content }, position) => ({
    lessonId: lesson.id,
    key: `e${position}`,
    kind: content.kind,
    position,
    content,
    withdrawn: position === withdrawnAt,
  }));
  const ids = await db.insert(exercises).values(rows).returning({ id: exercises.id });
  return {
    ...lesson,
    exercises: kinds.map((kind, index) => ({
      ...kind,
      id: ids[index]?.id ?? 0,
      withdrawn: index === withdrawnAt,
    })),
  };
}
