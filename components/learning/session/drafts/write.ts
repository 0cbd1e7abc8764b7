import type { AnswerOf, Task } from '@/lib/russian/exercises/schema';

/** The server's limit. */
export const maxAnswerCodePoints = 300;

export interface WriteDraft {
  kind: 'write';
  task: Task<'write'>;
  text: string;
  /** The answer with most of its letters covered, when a hint has shown it. */
  mask: string | null;
}

export function beginWrite(task: Task<'write'>): WriteDraft {
  return { kind: 'write', task, text: '', mask: null };
}

/** Code points over the limit; 0 when the answer fits. */
export function excessOf(text: string): number {
  return Math.max(0, Array.from(text).length - maxAnswerCodePoints);
}

export function answerWrite({ text }: WriteDraft): AnswerOf<'write'> {
  return { kind: 'write', text };
}
