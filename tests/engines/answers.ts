import type { Engine } from './engine';
import { isThere, seen } from './waiting';

const maxExercises = 60;
const check = '//main//button[normalize-space(.)="Check"]';
const next =
  '//main//button[starts-with(normalize-space(.), "Next") or starts-with(normalize-space(.), "See the result")]';

/** Gives some answer to one exercise after the other until all five kinds have come. @returns the kinds */
export async function answerEveryKind(engine: Engine): Promise<Set<string>> {
  const kinds = new Set<string>();
  for (let count = 0; count < maxExercises && kinds.size < 5; count += 1) {
    await seen(engine, check);
    const kind = await engine.evaluate(giveAnswer, null);
    kinds.add(kind);
    if (kind === 'pairs') await matchAll(engine);
    if (kind === 'gap') await pressAll(engine, 'Words to choose from');
    if (kind === 'order') await pressAll(engine, 'Words');
    if (await isThere(engine, '//main//textarea')) await engine.type('//main//textarea', 'да');
    await engine.click(check);
    await seen(engine, next);
    await engine.click(next);
  }
  return kinds;
}

/** Matches the first with the first, and so on; each press waits until the page has taken the one before. */
async function matchAll(engine: Engine): Promise<void> {
  for (let index = 0; ; index += 1) {
    const isLeft = await engine.evaluate(pressOne, { name: 'Words', index });
    if (!isLeft || !(await engine.evaluate(pressOne, { name: 'Matches', index }))) return;
  }
}

/** Presses each word once, whether a pressed one leaves the group or stays. */
async function pressAll(engine: Engine, name: string): Promise<void> {
  let index = 0;
  let left = await engine.evaluate(countButtons, name);
  while (await engine.evaluate(pressOne, { name, index })) {
    const still = await engine.evaluate(countButtons, name);
    if (still === left) index += 1;
    left = still;
  }
}

/** Runs in the page: how many buttons a group has. */
function countButtons(name: string): number {
  return document.querySelectorAll(`main [role=group][aria-label="${name}"] button`).length;
}

/** Runs in the page. @returns whether there was such a button */
function pressOne({ name, index }: { name: string; index: number }): boolean {
  const group = [...document.querySelectorAll('main [role=group], main fieldset')].find(
    (each) => (each.getAttribute('aria-label') ?? each.querySelector('legend')?.textContent)?.trim() === name,
  );
  const button = group?.querySelectorAll<HTMLElement>('button')[index];
  button?.click();
  return button !== undefined;
}

/** Runs in the page: makes a choice where there is one to make. @returns the kind of the exercise */
function giveAnswer(): string {
  const group = (name: string) =>
    [...document.querySelectorAll('main [role=group], main [role=radiogroup], main fieldset')].find(
      (each) =>
        (each.getAttribute('aria-label') ?? each.querySelector('legend')?.textContent)?.trim() === name,
    );
  if (document.querySelector('main textarea')) return 'write';
  if (group('Answers')) {
    group('Answers')?.querySelector<HTMLElement>('input, [role=radio]')?.click();
    return 'choice';
  }
  if (group('Words to choose from')) return 'gap';
  return group('Matches') ? 'pairs' : 'order';
}
