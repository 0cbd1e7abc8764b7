import 'server-only';
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { AppError } from '@/lib/platform/errors';
import { escapeHtml } from '@/lib/platform/text/escape-html';
import { isBeyondLimits } from './limits';
import { createOffThread, type OffThread, type Outcome, type Renderer } from './inside/off-thread';
import type { RenderedDocument, RenderTask } from './render-markdown';

/*
 * Users' texts as HTML. Rendered texts are cached, so that pages and feeds do not parse them again. Drafts wait in
 * a queue of their own, so that authors cannot slow readers down.
 */
interface Threads {
  drafts: OffThread;
  readers: OffThread;
}
/** One pair of threads per process, although Next bundles this module more than once. */
const globals = globalThis as { govorimMarkdown?: Threads; govorimRenderer?: Renderer };

/** The program of all threads that start from now on; by default they compile its source, which takes two seconds. */
export function chooseRenderer(program: Renderer): void {
  globals.govorimRenderer = program;
}

/** Starts the worker threads before the first reader needs them. */
export function startRendering(): void {
  threads();
}

function threads(): Threads {
  const program = globals.govorimRenderer;
  globals.govorimMarkdown ??= {
    drafts: createOffThread({ deadlineMs: 4_000, maxWaiting: 50, program }),
    // A published text was parsed once within the shorter deadline; the machine may be busier now.
    readers: createOffThread({ deadlineMs: 20_000, maxWaiting: 200, program }),
  };
  return globals.govorimMarkdown;
}

export async function stopRendering(): Promise<void> {
  const { drafts, readers } = globals.govorimMarkdown ?? {};
  delete globals.govorimMarkdown;
  await Promise.all([drafts?.close(), readers?.close()]);
}

const published = new LRUCache<string, RenderedDocument, RenderTask>({
  // UTF-16 code units of HTML: about 200 articles.
  maxSize: 10_000_000,
  sizeCalculation: ({ html }) => html.length + 1,
  fetchMethod: (_key, _stale, { context }) => render(context),
  // A waiting reader gets the text even when it was evicted meanwhile.
  ignoreFetchAbort: true,
});

/** Charges the time that a thread has worked, whatever the outcome; time in the queue is free. */
export type Spend = (workMs: number) => void;

/** Renders a draft for its author. Throws AppError: 'validation' about the body, 'busy'. */
export async function renderDraft(task: RenderTask, spend: Spend): Promise<RenderedDocument> {
  if (isBeyondLimits(task.markdown)) throw tooInvolved();
  const outcome = await threads().drafts.run('renderMarkdown', task);
  spend(outcome.workMs);
  return outputOf(outcome);
}

/** Counts the words of a draft. Throws AppError: 'validation' about the body, 'busy'. */
export async function measureDraft(markdown: string, spend: Spend = () => undefined): Promise<number> {
  if (isBeyondLimits(markdown)) throw tooInvolved();
  const outcome = await threads().drafts.run('countWordsOf', markdown);
  spend(outcome.workMs);
  return outputOf(outcome);
}

/** Renders a published text; one that cannot be parsed is shown as plain text. Throws AppError('busy'). */
export function renderPublished(task: RenderTask): Promise<RenderedDocument> {
  return published.forceFetch(cacheKey(task), { context: task });
}

async function render(task: RenderTask): Promise<RenderedDocument> {
  const outcome = await threads().readers.run('renderMarkdown', task);
  return outcome.is === 'involved' ? plainDocument(task.markdown) : outputOf(outcome);
}

function plainDocument(markdown: string): RenderedDocument {
  const paragraphs = markdown.split(/\n\s*\n/u).map((text) => `<p>${escapeHtml(text)}</p>`);
  return { html: paragraphs.join(''), headings: [], words: markdown.split(/\s+/u).length };
}

function cacheKey({ lessons, images, ...rest }: RenderTask): string {
  const parts = [Object.entries(rest).sort(), [...lessons], [...images]];
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64');
}

const tooInvolved = () => new AppError('validation', { fields: { body: [{ rule: 'too_involved' }] } });

function outputOf<T>(outcome: Outcome<T>): T {
  if (outcome.is === 'done') return outcome.output;
  throw outcome.is === 'involved' ? tooInvolved() : new AppError('busy', { retryAfterSeconds: 2 });
}
