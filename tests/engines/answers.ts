import type { Engine } from './engine';
import { isThere, seen } from './waiting';

const mostExercises = 60;
const check = '//main//button[normalize-space(.)="Check"]';
const next =
  '//main//button[starts-with(normalize-space(.), "Next") or starts-with(normalize-space(.), "See the result")]';

/** Gives some answer to one exercise after the other until all five kinds have come. @returns the kinds */
export async function answerEveryKind(engine: Engine): Promise<Set<string>> {
  const kinds = new Set<string>();
  for (let count = 0; count < mostExercises && kinds.size < 5; count += 1) {
    await seen(engine, check);
    kinds.add(await engine.evaluate(giveAnswer, null));
    if (await isThere(engine, '//main//textarea')) await engine.type('//main//textarea', 'да');
    await engine.click(check);
    await seen(engine, next);
    await engine.click(next);
  }
  return kinds;
}

/** Runs in the page: presses what can be pressed, a right answer or not. @returns the kind of the exercise */
function giveAnswer(): string {
  const group = (name: string) =>
    [...document.querySelectorAll('main [role=group], main [role=radiogroup], main fieldset')].find(
      (each) =>
        (each.getAttribute('aria-label') ?? each.querySelector('legend')?.textContent)?.trim() === name,
    );
  const pressAll = (name: string) => {
    const buttons = [...(group(name)?.querySelectorAll('button') ?? [])];
    for (const button of buttons) if (button.getAttribute('aria-disabled') !== 'true') button.click();
  };
  if (document.querySelector('main textarea')) return 'write';
  if (group('Answers')) {
    group('Answers')?.querySelector<HTMLElement>('input, [role=radio]')?.click();
    return 'choice';
  }
  if (group('Words to choose from')) {
    pressAll('Words to choose from');
    return 'gap';
  }
  if (group('Matches')) {
    const [left, right] = ['Words', 'Matches'].map((name) => [
      ...(group(name)?.querySelectorAll('button') ?? []),
    ]);
    left?.forEach((button, index) => [button, right?.[index]].forEach((each) => each?.click()));
    return 'pairs';
  }
  pressAll('Words');
  return 'order';
}
