import 'server-only';
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { AppError } from '@/lib/platform/errors';
import { escapeHtml } from '@/lib/platform/text/escape-html';
import { isBeyondLimits } from './limits';
import { createOffThread, type OffThread, type Outcome, type Renderer } from './inside/off-thread';
import type { RenderedDocument, RenderTask } from './render-markdown';

/*
 * People's texts as HTML. What was rendered is remembered, so that neither readers nor feeds have it parsed again; and
 * whoever tries out a text waits in another queue than whoever reads one.
 */
interface Threads {
  drafts: OffThread;
  readers: OffThread;
}
/** One pair for the process: Next bundles this module more than once. */
const place = globalThis as { govorimMarkdown?: Threads };

/** Begins now what takes a second to begin, so that the first reader need not wait for it. */
export function startRendering(program?: Renderer): void {
  threads(program);
}

function threads(program?: Renderer): Threads {
  place.govorimMarkdown ??= {
    drafts: createOffThread({ deadlineMs: 4_000, maxWaiting: 50, program }),
    // What can be read has been parsed once within the deadline above, on a machine that was perhaps less busy.
    readers: createOffThread({ deadlineMs: 20_000, maxWaiting: 200, program }),
  };
  return place.govorimMarkdown;
}

export async function stopRendering(): Promise<void> {
  const { drafts, readers } = place.govorimMarkdown ?? {};
  delete place.govorimMarkdown;
  await Promise.all([drafts?.close(), readers?.close()]);
}

const published = new LRUCache<string, RenderedDocument, RenderTask>({
  // Characters of HTML: some 200 articles.
  maxSize: 10_000_000,
  sizeCalculation: ({ html }) => html.length + 1,
  fetchMethod: (_key, _stale, { context }) => render(context),
  // Whoever waits for a text gets it, also when others have taken its place meanwhile.
  ignoreFetchAbort: true,
});

/** Is told how many milliseconds a thread has worked, whatever came of it; waiting for one's turn costs nothing. */
export type Spend = (ms: number) => void;

/** A text that somebody tries out. Throws AppError: 'validation' about the body, 'busy'. */
export async function renderDraft(task: RenderTask, spend: Spend): Promise<RenderedDocument> {
  if (isBeyondLimits(task.markdown)) throw tooInvolved();
  const outcome = await threads().drafts.run('renderMarkdown', task);
  spend(outcome.ms);
  return outputOf(outcome);
}

/** How many words there are to read in a draft. Throws AppError: 'validation' about the body, 'busy'. */
export async function measureDraft(markdown: string, spend: Spend = () => undefined): Promise<number> {
  if (isBeyondLimits(markdown)) throw tooInvolved();
  const outcome = await threads().drafts.run('countWordsOf', markdown);
  spend(outcome.ms);
  return outputOf(outcome);
}

/** A published text; one that cannot be parsed is shown as it was typed. Throws AppError('busy'). */
export function renderPublished(task: RenderTask): Promise<RenderedDocument> {
  return published.forceFetch(keyOf(task), { context: task });
}

async function render(task: RenderTask): Promise<RenderedDocument> {
  const outcome = await threads().readers.run('renderMarkdown', task);
  return outcome.is === 'involved' ? asTyped(task.markdown) : outputOf(outcome);
}

function asTyped(markdown: string): RenderedDocument {
  const paragraphs = markdown.split(/\n\s*\n/u).map((text) => `<p>${escapeHtml(text)}</p>`);
  return { html: paragraphs.join(''), headings: [], words: markdown.split(/\s+/u).length };
}

function keyOf({ lessons, images, ...rest }: RenderTask): string {
  const parts = [Object.entries(rest).sort(), [...lessons], [...images]];
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64');
}

const tooInvolved = () => new AppError('validation', { fields: { body: [{ rule: 'too_involved' }] } });

function outputOf<T>(outcome: Outcome<T>): T {
  if (outcome.is === 'done') return outcome.output;
  throw outcome.is === 'involved' ? tooInvolved() : new AppError('busy', { retryAfter: 2 });
}
