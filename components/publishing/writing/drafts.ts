import type { Locale } from '@/lib/platform/i18n/locales';
import type { SavedDraft, WrittenText } from '@/lib/publishing/writing/schema';
import { emptyText, isSame, untouched, wordsOf, type Draft, type TextFields } from './draft';
import type { KeptDrafts } from './kept-drafts';

/** Sends a draft. @returns the server's answer, 'offline' when there was none, or the reason of a refusal */
export type SendDraft = (
  locale: Locale,
  draft: TextFields & { version: number; replaces: boolean },
) => Promise<SavedDraft | 'offline' | { reason: string }>;

const saveDelayMs = 1000;
const retryDelayMs = 5000;

/**
 * The drafts of a document in every language. Each change is stored in the browser at once and sent to the server after
 * a pause, one call per language at a time. A local draft is deleted only when the server has it or it was replaced.
 */
export class Drafts {
  #drafts: readonly Draft[];
  readonly #watchers = new Set<() => void>();
  /** Languages with a save in flight: the next save needs the version it returns. */
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

  /** Restores unsaved local drafts; when the server has a newer version, the author must choose. */
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

  type(locale: Locale, change: Partial<TextFields>): void {
    const known = this.find(locale) ?? {
      ...emptyText,
      locale,
      stored: null,
      saving: { phase: 'saved' } as const,
    };
    const draft: Draft = { ...known, ...change };
    this.kept.keep({ ...wordsOf(draft), locale, version: draft.stored?.version ?? 0 });
    // Nothing is sent while a conflict is open.
    if (draft.saving.phase === 'behind') {
      this.#put(draft);
      return;
    }
    this.#put({ ...draft, saving: { phase: 'typing' } });
    this.#sendIn(locale, saveDelayMs);
  }

  /** Sends all unsaved drafts now. @returns whether the server has everything */
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

  /** Resolves a conflict with the local text; the server saves the other one as a revision. */
  async keepMine(locale: Locale): Promise<void> {
    const draft = this.find(locale);
    if (draft?.saving.phase !== 'behind') return;
    this.#put({ ...draft, stored: draft.saving.theirs, saving: { phase: 'typing' } });
    await this.#save(locale, { replaces: true });
  }

  /** Replaces the local draft by a text from the server: a restored revision, or the other side of a conflict. */
  take(text: WrittenText): void {
    clearTimeout(this.#timers.get(text.locale));
    this.kept.drop(text.locale);
    this.#put(untouched(text));
  }

  /** Updates the stored texts of drafts that have no unsaved change. */
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

  #sendIn(locale: Locale, delayMs: number): void {
    clearTimeout(this.#timers.get(locale));
    this.#timers.set(
      locale,
      setTimeout(() => void this.#save(locale), delayMs),
    );
  }

  async #save(locale: Locale, { replaces = false } = {}): Promise<void> {
    const draft = this.find(locale);
    if (!draft) return;
    if (this.#sending.has(locale)) {
      this.#sendIn(locale, saveDelayMs);
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

  #conclude(locale: Locale, sent: TextFields, answer: Awaited<ReturnType<SendDraft>>): void {
    const draft = this.find(locale);
    if (!draft) return;
    if (answer === 'offline') {
      this.#put({ ...draft, saving: { phase: 'offline' } });
      this.#sendIn(locale, retryDelayMs);
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
    // The author has typed more during the save.
    this.kept.keep({ ...wordsOf(draft), locale, version: text.version });
    this.#put({ ...draft, stored: text, saving: { phase: 'typing' } });
    this.#sendIn(locale, saveDelayMs);
  }

  #put(draft: Draft): void {
    const others = this.#drafts.some(({ locale }) => locale === draft.locale);
    this.#drafts = others
      ? this.#drafts.map((each) => (each.locale === draft.locale ? draft : each))
      : [...this.#drafts, draft];
    for (const watcher of this.#watchers) watcher();
  }
}
