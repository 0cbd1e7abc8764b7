import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Drafts, type SendDraft } from '@/components/publishing/writing/drafts';
import { missingIn } from '@/components/publishing/writing/draft';
import type { KeptDraft, KeptDrafts } from '@/components/publishing/writing/kept-drafts';
import type { WrittenText } from '@/lib/publishing/writing/schema';

const text = (body: string, version: number): WrittenText => ({
  locale: 'ru',
  title: 'Снег',
  description: 'О снеге.',
  body,
  version,
  state: 'fresh',
  changed_at: '2026-11-21T10:00:00.000Z',
  changed_by: { id: 2, name: 'Борис Соколов' },
});

function browser(): KeptDrafts & { held: Map<string, KeptDraft> } {
  const held = new Map<string, KeptDraft>();
  return {
    held,
    list: () => [...held.values()],
    keep: (draft) => void held.set(draft.locale, draft),
    drop: (locale) => void held.delete(locale),
  };
}

/** A server that saves whatever comes, one version after the other. */
function server() {
  const send = jest.fn<SendDraft>();
  send.mockImplementation(async (_, { body, version }) => ({
    outcome: 'saved',
    text: text(body, version + 1),
  }));
  return send;
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('what somebody writes', () => {
  it('is kept in the browser at once, and sent when they rest for a second', async () => {
    const [kept, send] = [browser(), server()];
    const drafts = new Drafts([text('', 1)], kept, send);
    drafts.type('ru', { body: 'Идёт' });
    await jest.advanceTimersByTimeAsync(900);
    drafts.type('ru', { body: 'Идёт снег' });
    await jest.advanceTimersByTimeAsync(900);
    expect(send).not.toHaveBeenCalled();
    expect(kept.held.get('ru')).toMatchObject({ body: 'Идёт снег', version: 1 });
    await jest.advanceTimersByTimeAsync(200);
    expect(send).toHaveBeenCalledTimes(1);
    expect(drafts.find('ru')).toMatchObject({ saving: { phase: 'saved' }, stored: { version: 2 } });
    expect(kept.held.size).toBe(0);
  });

  it('typed while a save is on its way is sent after it, by the new version', async () => {
    const send = server();
    const drafts = new Drafts([text('', 1)], browser(), send);
    let finish: () => void = () => undefined;
    send.mockImplementationOnce(
      (_, { body }) =>
        new Promise((resolve) => (finish = () => resolve({ outcome: 'saved', text: text(body, 2) }))),
    );
    drafts.type('ru', { body: 'Раз' });
    await jest.advanceTimersByTimeAsync(1000);
    drafts.type('ru', { body: 'Раз, два' });
    // However long a save takes, the next one waits for it: otherwise authors would be in conflict with their own text.
    await jest.advanceTimersByTimeAsync(5000);
    expect(send).toHaveBeenCalledTimes(1);
    finish();
    await jest.advanceTimersByTimeAsync(2500);
    expect(send.mock.calls.map(([, { body, version }]) => [body, version])).toEqual([
      ['Раз', 1],
      ['Раз, два', 2],
    ]);
    expect(drafts.isUnsaved()).toBe(false);
  });

  it('waits in the browser while there is no connection, and is sent when there is', async () => {
    const [kept, send] = [browser(), server()];
    const drafts = new Drafts([text('', 1)], kept, send);
    send.mockResolvedValueOnce('offline');
    drafts.type('ru', { body: 'В поезде' });
    await jest.advanceTimersByTimeAsync(1000);
    expect(drafts.find('ru')?.saving.phase).toBe('offline');
    expect(kept.held.get('ru')?.body).toBe('В поезде');
    expect(await drafts.flush()).toBe(true);
    expect(kept.held.size).toBe(0);
  });

  it('is there again after the window was closed', async () => {
    const [kept, send] = [browser(), server()];
    kept.keep({ locale: 'ru', title: 'Снег', description: '', body: 'Недописано', version: 1 });
    const drafts = new Drafts([text('', 1)], kept, send);
    drafts.restore();
    expect(drafts.find('ru')?.body).toBe('Недописано');
    await jest.advanceTimersByTimeAsync(1000);
    expect(send).toHaveBeenCalledTimes(1);
  });
});

describe('two texts against each other', () => {
  async function conflict() {
    const [kept, send] = [browser(), server()];
    const drafts = new Drafts([text('', 1)], kept, send);
    send.mockResolvedValueOnce({ outcome: 'behind', text: text('Чужое', 5) });
    drafts.type('ru', { body: 'Моё' });
    await jest.advanceTimersByTimeAsync(1000);
    return { drafts, kept, send };
  }

  it('are both there until their writer chooses; typing on loses neither', async () => {
    const { drafts, kept, send } = await conflict();
    drafts.type('ru', { body: 'Моё, дальше' });
    await jest.advanceTimersByTimeAsync(10_000);
    expect(send).toHaveBeenCalledTimes(1);
    expect(drafts.find('ru')).toMatchObject({
      body: 'Моё, дальше',
      saving: { phase: 'behind', theirs: { body: 'Чужое' } },
    });
    expect(kept.held.get('ru')?.body).toBe('Моё, дальше');
  });

  it('mine takes its place by its version, and says that it does', async () => {
    const { drafts, send } = await conflict();
    await drafts.keepMine('ru');
    expect(send.mock.calls[1]?.[1]).toMatchObject({ body: 'Моё', version: 5, replaces: true });
    expect(drafts.isUnsaved()).toBe(false);
  });

  it('theirs is taken as it is', async () => {
    const { drafts, kept } = await conflict();
    drafts.take(text('Чужое', 5));
    expect(drafts.find('ru')).toMatchObject({ body: 'Чужое', saving: { phase: 'saved' } });
    expect(kept.held.size).toBe(0);
  });

  it('meet also when the window was closed before one was saved', () => {
    const kept = browser();
    kept.keep({ locale: 'ru', title: 'Снег', description: '', body: 'Моё', version: 1 });
    const drafts = new Drafts([text('Чужое', 2)], kept, server());
    drafts.restore();
    expect(drafts.find('ru')).toMatchObject({ body: 'Моё', saving: { phase: 'behind' } });
  });
});

it('says what a text lacks before it can be read', () => {
  expect(missingIn({ title: ' ', description: '', body: 'Снег' }, 160)).toEqual(['title', 'description']);
  expect(missingIn({ title: 'а', description: 'а'.repeat(161), body: 'а' }, 160)).toEqual(['long']);
  expect(missingIn({ title: 'а', description: 'а', body: 'а' }, 160)).toEqual([]);
});
