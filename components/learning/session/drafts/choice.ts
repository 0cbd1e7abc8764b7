import type { AnswerOf, Task } from '@/lib/russian/exercises/schema';

export interface ChoiceDraft {
  kind: 'choice';
  task: Task<'choice'>;
  option: number | null;
  /** The options that a hint has ruled out. */
  out: number[];
}

export function beginChoice(task: Task<'choice'>): ChoiceDraft {
  return { kind: 'choice', task, option: null, out: [] };
}

export function chooseOption(draft: ChoiceDraft, option: number): ChoiceDraft {
  const exists = option >= 0 && option < draft.task.options.length;
  return exists && !draft.out.includes(option) ? { ...draft, option } : draft;
}

export function ruleOutOptions(draft: ChoiceDraft, out: number[]): ChoiceDraft {
  const ruledOut = draft.option !== null && out.includes(draft.option);
  return { ...draft, out, option: ruledOut ? null : draft.option };
}

export function answerChoice({ option }: ChoiceDraft): AnswerOf<'choice'> | null {
  return option === null ? null : { kind: 'choice', option };
}
