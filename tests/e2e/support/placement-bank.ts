import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { exerciseContent, type ExerciseContent, type Task } from '@/lib/russian/exercises/schema';

const folder = join(process.cwd(), 'db/content/placement');
const file = z.object({ items: z.array(z.record(z.string(), z.unknown())) });

interface BankItem {
  difficulty: number;
  content: ExerciseContent;
}

/** The questions of the placement test as their authors wrote them, with the answers. */
export function readBank(): BankItem[] {
  return readdirSync(folder).flatMap((name) =>
    file
      .parse(parse(readFileSync(join(folder, name), 'utf8')))
      .items.map(({ id: _, difficulty, ...content }) => ({
        difficulty: Number(difficulty),
        // The test gives no hints.
        content: exerciseContent.parse({ ...content, hint: content.prompt }),
      })),
  );
}

/** The question that is shown in English as this task. */
export function findItem(bank: readonly BankItem[], task: Task): BankItem {
  const found = bank.find(
    ({ content }) => content.prompt.en === task.prompt.text && signOf(content) === signOfTask(task),
  );
  if (!found) throw new Error(`No question of the bank is this: ${JSON.stringify(task)}`);
  return found;
}

const sorted = (words: readonly string[]) => [...words].sort().join(' ');

function signOf(content: ExerciseContent): string {
  switch (content.kind) {
    case 'choice':
      return `${content.sentence ?? ''} ${sorted(content.options.map((each) => (typeof each === 'string' ? each : each.en)))}`;
    case 'write':
      return content.sentence ?? '';
    case 'gap':
      return sorted(content.bank);
    case 'order':
      return sorted([...content.tokens, ...content.extra]);
    case 'pairs':
      return sorted(content.pairs.map(([left]) => left));
  }
}

function signOfTask(task: Task): string {
  switch (task.kind) {
    case 'choice':
      return `${task.sentence ?? ''} ${sorted(task.options.map(({ text }) => text))}`;
    case 'write':
      return task.sentence ?? '';
    case 'gap':
      return sorted(task.bank);
    case 'order':
      return sorted(task.tokens);
    case 'pairs':
      return sorted(task.left);
  }
}
