import { expect, type APIRequestContext } from '@playwright/test';
import type { AttemptResult, PracticeView } from '@/lib/learning/practice/schema';
import { solve } from '@/lib/russian/exercises/solve';
import type { ExerciseAnswer, Task } from '@/lib/russian/exercises/schema';
import { readExercises } from './lesson-content';

/**
 * A lesson done by calls of the API, for journeys that begin later: an exercise on the screen takes a hundred times
 * as long. The tasks are asked for in English.
 */
export class LessonCalls {
  private readonly exercises;

  private constructor(
    private readonly request: APIRequestContext,
    private readonly origin: string,
    lesson: string,
    public view: PracticeView,
  ) {
    this.exercises = readExercises(lesson);
  }

  /** Begins a lesson of `russian-from-zero`, or goes on where it was left. */
  static async open(request: APIRequestContext, origin: string, lesson: string): Promise<LessonCalls> {
    const course = await request.get('/api/courses/russian-from-zero');
    // The boundary: the answer is what the endpoint's schema says.
    const { lessons } = (await course.json()) as { lessons: { id: number; slug: string }[] };
    const id = lessons.find(({ slug }) => slug === lesson)?.id ?? 0;
    const view = await post<PracticeView>(request, origin, `/api/lessons/${id}/runs`);
    return new LessonCalls(request, origin, lesson, view);
  }

  get due() {
    const { current } = this.view;
    if (!current) throw new Error('The lesson is over.');
    return current;
  }

  async send(answer: ExerciseAnswer): Promise<AttemptResult> {
    const { run, turn } = this.view;
    const input = { run, turn, answer };
    const path = `/api/exercises/${this.due.exercise}/attempts`;
    const result = await post<AttemptResult>(this.request, this.origin, path, input);
    this.view = result.practice;
    return result;
  }

  /** Answers rightly until an exercise is due of which this is said. */
  async answerUntil(isWanted: (task: Task, answered: number) => boolean): Promise<void> {
    while (!isWanted(this.due.task, this.view.progress.answered)) await this.send(this.rightAnswer());
  }

  /** Answers everything rightly. */
  async finish(): Promise<void> {
    while (this.view.current) await this.send(this.rightAnswer());
  }

  private rightAnswer(): ExerciseAnswer {
    const { task } = this.due;
    const { text } = task.prompt;
    const content = this.exercises.find(({ kind, prompt }) => kind === task.kind && prompt.en === text);
    if (!content) throw new Error(`No exercise of the lesson reads like this: ${text}`);
    return solve(content, task);
  }
}

async function post<T>(request: APIRequestContext, origin: string, path: string, data?: unknown): Promise<T> {
  const headers = { Origin: origin, 'Accept-Language': 'en' };
  const response = await request.post(path, { headers, ...(data !== undefined && { data }) });
  expect(response.ok(), await response.text()).toBe(true);
  // The boundary: the answer is what the endpoint's schema says.
  return (await response.json()) as T;
}
