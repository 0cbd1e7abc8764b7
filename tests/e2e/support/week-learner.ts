import { expect, type Page } from '@playwright/test';
import type { Task } from '@/lib/russian/exercises/schema';
import type { AttemptResult, PracticeView } from '@/lib/learning/practice/schema';
import type { CardPage, CardView } from '@/lib/learning/review/card-schema';
import type { ReviewQueue, ReviewResult } from '@/lib/learning/review/schema';
import { contentOf, nothing } from './card-content';
import type { Clocks } from './clocks';
import { grades, type Memories } from './memories';
import { Player } from './player';
import type { Tally } from './tally';

/** How long she takes for an answer in a lesson; for a card that comes to mind at once, and for one that does not. */
const seconds = { lesson: 20, fast: 2, slow: 40 };

type Recall = 'fast' | 'slow' | 'never';
const gradeOf = { fast: grades.easy, slow: grades.good, never: grades.again };

/** Somebody who learns in a browser, and keeps her own account of it: from what she did and what she was answered. */
export class WeekLearner {
  /** The cards that she has, by their ids. */
  readonly cards = new Map<number, CardView>();
  /** What is asked of a card; an exercise that was a mistake is one of this lesson. */
  private readonly reviewing: Player;

  constructor(
    private readonly page: Page,
    private readonly clocks: Clocks,
    private readonly memories: Memories,
    private readonly tally: Tally,
    lessonWithMistakes: string,
  ) {
    this.reviewing = new Player(page, 'en', lessonWithMistakes);
  }

  /** Does a lesson; gives up at the exercises of these numbers, and opens a hint at that one. @returns its end */
  async practise(
    slug: string,
    { givesUp = [], hint }: { givesUp?: number[]; hint?: number } = {},
  ): Promise<PracticeView> {
    const player = new Player(this.page, 'en', slug);
    const path = `/en/courses/show?course=russian-from-zero&lesson=${slug}&practice=1`;
    let view = await this.answerTo<PracticeView>(/\/runs$/u, () =>
      this.page.goto(path).then(() => undefined),
    );
    while (view.current) {
      const { kind } = view.current.task;
      if (view.turn === hint) await this.page.getByRole('button', { name: /^Hint/u }).first().click();
      await this.clocks.pass(seconds.lesson);
      const isGivenUp = givesUp.includes(view.turn);
      if (!isGivenUp) await player.answer();
      const press = () => (isGivenUp ? player.giveUp : player.check).click();
      const result = await this.answerTo<AttemptResult>(/\/attempts$/u, press);
      expect(result.grade.verdict).toBe(isGivenUp ? 'wrong' : 'right');
      this.tally.addAnswer(this.clocks.now(), { ...result, kind, seconds: seconds.lesson });
      await player.goOn();
      view = result.practice;
    }
    await expect(player.summary).toBeVisible();
    this.tally.addPoints(this.clocks.now(), view.summary?.lesson_points ?? 0);
    await this.meetCards();
    return view;
  }

  /** Reviews what is due, at most so many; `recall` says how the card of a number comes to mind when it is met first. */
  async review(most: number, recall: (index: number) => Recall): Promise<void> {
    let queue = await this.answerTo<ReviewQueue>(/\/api\/reviews$/u, () =>
      this.page.goto('/en/courses/review').then(() => undefined),
    );
    for (let count = 0; count < most && queue.current; count += 1) {
      expect(queue.due).toBe(this.memories.listDue(this.clocks.now()).length);
      const { card, turn, task } = queue.current;
      const how = turn === 0 ? recall(count) : 'slow';
      await this.clocks.pass(how === 'fast' ? seconds.fast : seconds.slow);
      if (how !== 'never') await this.giveCard(card, task);
      else if (task.kind === 'choice') await this.mistake(card, task);
      const givesUp = how === 'never' && task.kind !== 'choice';
      const press = () => (givesUp ? this.reviewing.giveUp : this.reviewing.check).click();
      const result = await this.answerTo<ReviewResult>(/\/cards\/\d+\/reviews$/u, press);
      this.memories.review(card, this.clocks.now(), gradeOf[how]);
      expect([task, result.rating, result.due]).toEqual([task, gradeOf[how], this.memories.dueOf(card)]);
      this.tally.addReview(this.clocks.now(), {
        ...result,
        seconds: how === 'fast' ? seconds.fast : seconds.slow,
      });
      await this.page.getByRole('button', { name: /^(Next|Done)$/u }).click();
      queue = result.queue;
    }
  }

  /** Looks through all her cards. */
  async listCards(): Promise<CardView[]> {
    const cards: CardView[] = [];
    for (let after: number | null = 0; after !== null;) {
      const query: string = after === 0 ? '' : `?after=${after}`;
      const response = await this.page.request.get(`/api/cards${query}`, {
        headers: { 'Accept-Language': 'en' },
      });
      // The boundary: the answer is what the endpoint's schema says.
      const page = (await response.json()) as CardPage;
      cards.push(...page.cards);
      after = page.next;
    }
    return cards;
  }

  private async giveCard(id: number, task: Task): Promise<void> {
    const card = this.cards.get(id);
    if (card?.source === 'mistake') await this.reviewing.answer();
    else if (card) await this.reviewing.give(contentOf(task, card, [...this.cards.values()]));
  }

  /** A learner who does not know the right option chooses another one. */
  private async mistake(id: number, task: Task<'choice'>): Promise<void> {
    const right = this.cards.get(id)?.meaning?.text;
    const other = task.options.find(({ text }) => text !== right)?.text ?? '';
    const options = task.options.map(({ text }) => text);
    await this.reviewing.give({ kind: 'choice', prompt: nothing, hint: nothing, options, answer: other });
  }

  /** The lesson's end brings the cards of its words, due at once. */
  private async meetCards(): Promise<void> {
    for (const card of await this.listCards()) {
      if (!this.memories.has(card.id)) this.memories.add(card.id, new Date(card.due));
      this.cards.set(card.id, card);
    }
  }

  private async answerTo<T>(path: RegExp, act: () => Promise<void>): Promise<T> {
    const [response] = await Promise.all([
      this.page.waitForResponse(
        (each) => each.request().method() === 'POST' && path.test(new URL(each.url()).pathname),
      ),
      act(),
    ]);
    expect(response.ok(), await response.text()).toBe(true);
    // The boundary: the answer is what the endpoint's schema says.
    return (await response.json()) as T;
  }
}
