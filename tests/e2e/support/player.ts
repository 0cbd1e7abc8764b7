import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { createTranslator } from 'next-intl';
import type messages from '@/messages/en/exercises.json';
import { arrangeTokens } from '@/lib/russian/exercises/kinds/arrangement';
import type { ContentOf, ExerciseContent, Kind } from '@/lib/russian/exercises/schema';
import { readExercises } from './lesson-content';

type Language = 'ru' | 'en' | 'de';
type Text = ContentOf<'choice'>['options'][number];

/** How a learner presses the word at an index of a group. */
export type Press = (group: Locator, index: number) => Promise<void>;

/** The lesson player as a learner who knows everything sees it. */
export class Player {
  readonly t;
  private readonly exercises: ExerciseContent[];

  constructor(
    readonly page: Page,
    private readonly language: Language,
    lesson: string | readonly string[],
    private readonly press: Press = tap,
  ) {
    this.exercises = [lesson].flat().flatMap(readExercises);
    const file = readFileSync(`messages/${language}/exercises.json`, 'utf8');
    // The boundary: a unit test holds every locale to the keys of English.
    const exercises = JSON.parse(file) as typeof messages;
    this.t = createTranslator({ locale: language, messages: { exercises }, namespace: 'exercises' });
  }

  get check() {
    return this.page.getByRole('button', { name: this.t('check'), exact: true });
  }
  get next() {
    return this.page.getByRole('button', {
      name: new RegExp(`^(${this.t('next')}|${this.t('finish')})$`, 'u'),
    });
  }
  get giveUp() {
    return this.page.getByRole('button', { name: this.t('giveUp') });
  }
  get result() {
    return this.page.getByRole('region', { name: this.t('result.title') });
  }
  get summary() {
    return this.page.getByRole('heading', { name: this.t('summary.title') });
  }
  get field() {
    return this.page.getByRole('textbox', { name: this.t('write.label') });
  }

  /** The exercise on the screen, with its answers. */
  async current(): Promise<ExerciseContent> {
    const exercise = this.page
      .getByRole('group')
      .filter({ has: this.page.getByRole('heading', { level: 2 }) });
    await expect(exercise).toBeVisible();
    const shown = (await exercise.innerText()).normalize();
    const content = this.exercises.find((each) => this.signsOf(each).every((sign) => shown.includes(sign)));
    if (!content) throw new Error(`No exercise of the lesson reads like this:\n${shown}`);
    return content;
  }

  /** Answers the exercise on the screen rightly, without checking. Says what kind it was. */
  async answer(): Promise<Kind> {
    const content = await this.current();
    await this.give(content);
    return content.kind;
  }

  /** Puts the right answer of this exercise, which is the one on the screen, without checking. */
  async give(content: ExerciseContent): Promise<void> {
    switch (content.kind) {
      case 'gap':
        await this.pressWords(this.t('gap.bank'), content.answers);
        break;
      case 'order':
        await this.pressWords(this.t('order.bank'), this.arrange(content));
        break;
      case 'choice':
        await this.choose(content);
        break;
      case 'pairs':
        await this.pair(content);
        break;
      case 'write':
        await this.field.fill(content.answers[0]);
        break;
    }
  }

  /** Answers rightly until the summary comes. */
  async finish(step: () => Promise<void> = () => this.checkAndGoOn()): Promise<void> {
    for (let steps = 0; steps < 60 && !(await this.summary.isVisible()); steps += 1) {
      await this.answer();
      await step();
    }
    await expect(this.summary).toBeVisible();
  }

  async checkAndGoOn(): Promise<void> {
    await this.check.click();
    await expect(this.result).toContainText(this.t('verdict.right'));
    await this.goOn();
  }

  async goOn(): Promise<void> {
    await this.next.click();
    await expect(this.result).toBeHidden();
  }

  private async choose({ options, answer }: ContentOf<'choice'>) {
    const right = options.find((option) => (typeof option === 'string' ? option : option.en) === answer);
    const group = this.page.getByRole('group', { name: this.t('choice.options') });
    await this.pressIn(group, 'radio', this.show(right ?? ''));
  }

  private async pair({ pairs }: ContentOf<'pairs'>) {
    for (const [left, right] of pairs) {
      // A hint may have joined this one.
      const word = this.page.getByRole('group', { name: this.t('pairs.left'), exact: true });
      if ((await word.getByRole('button', { name: left, exact: true }).count()) === 0) continue;
      await this.pressWords(this.t('pairs.left'), [left]);
      await this.pressWords(this.t('pairs.right'), [this.show(right)]);
    }
  }

  private arrange({ tokens, answer }: ContentOf<'order'>): string[] {
    return (arrangeTokens(tokens, answer) ?? []).flatMap((index) => tokens[index] ?? []);
  }

  private async pressWords(group: string, words: string[]) {
    for (const word of words) {
      await this.pressIn(this.page.getByRole('group', { name: group, exact: true }), 'button', word);
    }
  }

  private async pressIn(group: Locator, role: 'button' | 'radio', name: string) {
    const wanted = await group.getByRole(role, { name, exact: true }).elementHandles();
    expect(wanted, `«${name}» is among the words`).not.toEqual([]);
    const index = await group.getByRole(role).evaluateAll(findFree, wanted);
    if (index !== null) await this.press(group, index);
  }

  private show(text: Text): string {
    return typeof text === 'string' ? text : text[this.language];
  }

  /** What is on the screen for certain while an exercise is. */
  private signsOf(content: ExerciseContent): string[] {
    return [content.prompt[this.language], ...wordsOf(content).map((text) => this.show(text))].map((sign) =>
      sign.normalize(),
    );
  }
}

function wordsOf(content: ExerciseContent): Text[] {
  switch (content.kind) {
    case 'gap':
      return content.bank;
    case 'choice':
      return content.options;
    case 'pairs':
      return content.pairs.map(([left]) => left);
    case 'order':
      return content.tokens;
    case 'write':
      return [];
  }
}

/**
 * Runs in the page: the index of the first of `wanted` that can be pressed. A word may be there twice, and a hint or the
 * learner may have placed one of the two.
 */
function findFree(controls: Element[], wanted: Node[]): number | null {
  const index = controls.findIndex(
    (control) =>
      wanted.includes(control) &&
      !control.matches(':disabled, [aria-disabled="true"], [aria-pressed="true"]'),
  );
  return index === -1 ? null : index;
}

async function tap(group: Locator, index: number): Promise<void> {
  await group.getByRole('button').or(group.getByRole('radio')).nth(index).click();
}

/** Digits choose: 1 is the first. */
export async function pressDigit(group: Locator, index: number): Promise<void> {
  await group.page().keyboard.press(String((index + 1) % 10));
}
