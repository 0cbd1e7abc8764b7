import { eq } from 'drizzle-orm';
import { PUT as decide } from '@/app/api/appeals/[appeal]/decision/route';
import { GET as mine } from '@/app/api/appeals/route';
import { GET as groups } from '@/app/api/courses/[course]/appeals/route';
import { PUT as appeal } from '@/app/api/runs/[run]/turns/[turn]/appeal/route';
import type { Connection } from '@/db/client';
import { exercises } from '@/db/schema/courses';
import type { AppealPage, AppealView } from '@/lib/learning/appeals/schema';
import type { GroupPage } from '@/lib/learning/appeals/group-schema';
import type { AnswerOf, ExerciseAnswer, ExerciseContent, Kind, Task } from '@/lib/russian/exercises/schema';
import { readExercise } from '@/lib/russian/exercises/stored';
import type { AttemptResult, PracticeView } from '@/lib/learning/practice/schema';
import { call, type Answer } from './call';
import { answerDue, getCourse, startLesson } from './practice';
import { solve } from '@/lib/russian/exercises/solve';
import type { Somebody } from './somebody';

type Who = Pick<Somebody, 'cookie'>;

const course = 'russian-from-zero';

/** The turn of a run in which an answer was given. */
export interface TurnOfRun {
  run: string;
  turn: number;
}

export const report = ({ cookie }: Who, { run, turn }: TurnOfRun, body: unknown = {}): Promise<Answer> =>
  call(appeal, { method: 'PUT', cookie, params: { run, turn: String(turn) }, body });

/** Sends a report and expects success. @returns its view */
export async function reported(who: Who, place: TurnOfRun, body: unknown = {}): Promise<AppealView> {
  const { status, body: answer } = await report(who, place, body);
  if (status !== 200) throw new Error(JSON.stringify(answer));
  return answer as unknown as AppealView;
}

export const decided = (
  { cookie }: Who,
  id: number,
  body: unknown = { decision: 'accepted' },
): Promise<Answer> => call(decide, { method: 'PUT', cookie, params: { appeal: String(id) }, body });

export async function appealsOf({ cookie }: Who, query: Record<string, string> = {}): Promise<AppealPage> {
  return (await call(mine, { cookie, query })).body as unknown as AppealPage;
}

export const askGroups = ({ cookie }: Who, query: Record<string, string> = {}): Promise<Answer> =>
  call(groups, { cookie, params: { course }, query });

export async function groupsOf(who: Who, query: Record<string, string> = {}): Promise<GroupPage> {
  return (await askGroups(who, query)).body as unknown as GroupPage;
}

export async function contentOf(db: Connection, view: PracticeView): Promise<ExerciseContent> {
  const stored = { content: exercises.content, accepted: exercises.accepted };
  const id = view.current?.exercise ?? 0;
  const [row] = await db.select(stored).from(exercises).where(eq(exercises.id, id));
  if (!row) throw new Error('Nothing is due.');
  return readExercise(row);
}

export async function begin({ cookie }: Who): Promise<PracticeView> {
  const { lessons } = await getCourse(cookie);
  return startLesson(cookie, lessons[0]?.id ?? 0);
}

export async function answerRight(db: Connection, who: Who, view: PracticeView): Promise<AttemptResult> {
  if (!view.current) throw new Error('Nothing is due.');
  return answerDue(who.cookie, view, solve(await contentOf(db, view), view.current.task));
}

/** Answers correctly until an exercise of the given kind is due. */
export async function goTo(db: Connection, who: Who, kind: Kind): Promise<PracticeView> {
  let view = await begin(who);
  while (view.current && view.current.task.kind !== kind) {
    view = (await answerRight(db, who, view)).practice;
  }
  return view;
}

/** Gives a complete wrong answer, the same for every learner. */
export async function answerOtherwise(
  db: Connection,
  { cookie }: Who,
  view: PracticeView,
): Promise<AttemptResult & { place: TurnOfRun; exercise: number }> {
  if (!view.current) throw new Error('Nothing is due.');
  const answer = otherwise(await contentOf(db, view), view.current.task);
  const result = await answerDue(cookie, view, answer);
  return { ...result, place: { run: view.run, turn: view.turn }, exercise: view.current.exercise };
}

/** A complete wrong answer to a task shown in English. */
export function otherwise(content: ExerciseContent, task: Task): ExerciseAnswer {
  const right = solve(content, task);
  // The boundary: content, task and answer are of one kind.
  const { [right.kind]: change } = changes as Record<
    Kind,
    (right: ExerciseAnswer, task: Task) => ExerciseAnswer
  >;
  return change(right, task);
}

const changes: { [K in Kind]: (right: AnswerOf<K>, task: Task<K>) => AnswerOf<K> } = {
  write: () => ({ kind: 'write', text: 'совсем по-другому' }),
  choice: ({ option }, { options }) => {
    const others = options.map(({ text }) => text).filter((_, place) => place !== option);
    return { kind: 'choice', option: options.findIndex(({ text }) => text === others.sort()[0]) };
  },
  gap: ({ words }, { bank }) => {
    const [other = ''] = bank.filter((_, place) => !words.includes(place)).sort();
    return { kind: 'gap', words: [bank.indexOf(other), ...words.slice(1)] };
  },
  pairs: ({ matches }, { left }) => {
    const [one = 0, other = 0] = [...left].sort().map((word) => left.indexOf(word));
    const exchanged = [...matches];
    [exchanged[one], exchanged[other]] = [matches[other] ?? null, matches[one] ?? null];
    return { kind: 'pairs', matches: exchanged };
  },
  order: ({ tokens }) => ({ kind: 'order', tokens: tokens.slice(0, -1) }),
};
