import type { Locale } from '@/lib/platform/i18n/locales';
import type { SavedDraft, WrittenText } from '@/lib/publishing/writing/schema';
import { countCodePoints } from '@/lib/platform/text/code-points';
import type { KeptDrafts } from './kept-drafts';

export interface Words {
  title: string;
  description: string;
  body: string;
}
export type Saving =
  | { phase: 'saved' | 'typing' | 'saving' | 'offline' }
  | { phase: 'refused'; reason: string }
  | { phase: 'behind'; theirs: WrittenText };

export interface Draft extends Words {
  locale: Locale;
  /** What the server has of it. */
  stored: WrittenText | null;
  saving: Saving;
}

/** How a draft is sent: the answer, or why it did not come. */
export type SendDraft = (
  locale: Locale,
  draft: Words & { version: number; replaces: boolean },
) => Promise<SavedDraft | 'offline' | { reason: string }>;

const pause = 1000;
const longPause = 5000;

/**
 * What somebody writes, in every language: kept in the browser with each letter, sent when they rest for a second, one
 * call at a time. Nothing is thrown away before the server has it, or its writer has chosen another text.
 */
export class Drafts {
  #drafts: readonly Draft[];
  readonly #watchers = new Set<() => void>();
  /** Languages whose save is on its way: the next one needs its version. */
  readonly #sending = new Set<Locale>();
  readonly #timers = new Map<Locale, ReturnType<typeof setTimeout>>();

  constructor(
    texts: readonly WrittenText[],
    private readonly kept: KeptDrafts,
    private readonly send: SendDraft,
  ) {
    this.#drafts = texts.map(untouched);
  }

  readonly list = (): readonly Draft[] => this.#drafts;
  readonly watch = (watcher: () => void) => {
    this.#watchers.add(watcher);
    return () => void this.#watchers.delete(watcher);
  };

  find(locale: Locale): Draft | undefined {
    return this.#drafts.find((draft) => draft.locale === locale);
  }

  /** What was typed and never saved is there again; where somebody saved meanwhile, its writer chooses. */
  restore(): void {
    for (const { locale, version, ...words } of this.kept.list()) {
      const { stored } = this.find(locale) ?? { stored: null };
      if (stored && isSame(stored, words)) this.kept.drop(locale);
      else if ((stored?.version ?? 0) === version || !stored) this.type(locale, words);
      else this.#put({ locale, ...words, stored, saving: { phase: 'behind', theirs: stored } });
    }
  }

  add(locale: Locale): void {
    if (this.find(locale)) return;
    this.#put({ locale, title: '', description: '', body: '', stored: null, saving: { phase: 'saved' } });
  }

  type(locale: Locale, change: Partial<Words>): void {
    const known = this.find(locale) ?? {
      ...empty,
      locale,
      stored: null,
      saving: { phase: 'saved' } as const,
    };
    const draft: Draft = { ...known, ...change };
    this.kept.keep({ ...wordsOf(draft), locale, version: draft.stored?.version ?? 0 });
    // While two texts stand against each other nothing is sent.
    if (draft.saving.phase === 'behind') {
      this.#put(draft);
      return;
    }
    this.#put({ ...draft, saving: { phase: 'typing' } });
    this.#sendIn(locale, pause);
  }

  /** Sends what waits, now. @returns whether the server has everything */
  async flush(): Promise<boolean> {
    const waiting = this.#drafts.filter(
      ({ saving }) => saving.phase === 'typing' || saving.phase === 'offline',
    );
    await Promise.all(waiting.map(({ locale }) => this.#save(locale)));
    return !this.isUnsaved();
  }

  isUnsaved(): boolean {
    return this.#drafts.some(({ saving }) => saving.phase !== 'saved');
  }

  /** The other text is set down by the server, and this one takes its place. */
  async keepMine(locale: Locale): Promise<void> {
    const draft = this.find(locale);
    if (draft?.saving.phase !== 'behind') return;
    this.#put({ ...draft, stored: draft.saving.theirs, saving: { phase: 'typing' } });
    await this.#save(locale, { replaces: true });
  }

  /** Another text than what stands here: from the server, a revision, or what somebody else has saved. */
  take(text: WrittenText): void {
    clearTimeout(this.#timers.get(text.locale));
    this.kept.drop(text.locale);
    this.#put(untouched(text));
  }

  /** What the server says of its texts, where nothing waits to be sent. */
  refresh(texts: readonly WrittenText[]): void {
    for (const text of texts) {
      const draft = this.find(text.locale);
      if (draft && isSame(draft, text)) this.#put({ ...draft, stored: text, saving: { phase: 'saved' } });
    }
  }

  stop(): void {
    void this.flush();
    for (const timer of this.#timers.values()) clearTimeout(timer);
  }

  #sendIn(locale: Locale, milliseconds: number): void {
    clearTimeout(this.#timers.get(locale));
    this.#timers.set(
      locale,
      setTimeout(() => void this.#save(locale), milliseconds),
    );
  }

  async #save(locale: Locale, { replaces = false } = {}): Promise<void> {
    const draft = this.find(locale);
    if (!draft) return;
    if (this.#sending.has(locale)) {
      this.#sendIn(locale, pause);
      return;
    }
    clearTimeout(this.#timers.get(locale));
    const sent = wordsOf(draft);
    this.#put({ ...draft, saving: { phase: 'saving' } });
    this.#sending.add(locale);
    const version = draft.stored?.version ?? 0;
    const answer = await this.send(locale, { ...sent, version, replaces });
    this.#sending.delete(locale);
    this.#conclude(locale, sent, answer);
  }

  #conclude(locale: Locale, sent: Words, answer: Awaited<ReturnType<SendDraft>>): void {
    const draft = this.find(locale);
    if (!draft) return;
    if (answer === 'offline') {
      this.#put({ ...draft, saving: { phase: 'offline' } });
      this.#sendIn(locale, longPause);
      return;
    }
    if ('reason' in answer) {
      this.#put({ ...draft, saving: { phase: 'refused', ...answer } });
      return;
    }
    const { outcome, text } = answer;
    if (outcome === 'behind') {
      this.#put({ ...draft, saving: { phase: 'behind', theirs: text } });
      return;
    }
    if (isSame(draft, sent)) {
      this.kept.drop(locale);
      this.#put({ ...draft, stored: text, saving: { phase: 'saved' } });
      return;
    }
    // They typed on meanwhile.
    this.kept.keep({ ...wordsOf(draft), locale, version: text.version });
    this.#put({ ...draft, stored: text, saving: { phase: 'typing' } });
    this.#sendIn(locale, pause);
  }

  #put(draft: Draft): void {
    const others = this.#drafts.some(({ locale }) => locale === draft.locale);
    this.#drafts = others
      ? this.#drafts.map((each) => (each.locale === draft.locale ? draft : each))
      : [...this.#drafts, draft];
    for (const watcher of this.#watchers) watcher();
  }
}

const empty = { title: '', description: '', body: '' };

const untouched = (text: WrittenText): Draft => ({
  ...wordsOf(text),
  locale: text.locale,
  stored: text,
  saving: { phase: 'saved' },
});

const wordsOf = ({ title, description, body }: Words): Words => ({ title, description, body });

const isSame = (one: Words, other: Words) =>
  one.title === other.title && one.description === other.description && one.body === other.body;

/** What keeps a text from being published. */
export function missingIn({ title, description, body }: Words, longest: number): (keyof Words | 'long')[] {
  const parts = { title, description, body };
  const missing = (['title', 'description', 'body'] as const).filter((part) => parts[part].trim() === '');
  return countCodePoints(description) > longest ? [...missing, 'long'] : missing;
}
