import { describe, expect, it } from '@jest/globals';
import { readDraft, writeDraft } from '@/components/publishing/comments/drafts';

function store(broken = false) {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (broken) throw new Error('full');
      kept.set(key, value);
    },
  };
}
const day = 86_400_000;

describe('a draft', () => {
  it('of a visitor is there after they have signed in', () => {
    const kept = store();
    writeDraft(kept, 'post/snow/new', { text: 'Снег', at: 1, by: null });
    expect(readDraft(kept, 'post/snow/new', 7)).toBe('Снег');
  });

  it('of somebody is nobody else’s', () => {
    const kept = store();
    writeDraft(kept, 'post/snow/new', { text: 'Снег', at: 1, by: 7 });
    expect([readDraft(kept, 'post/snow/new', 8), readDraft(kept, 'post/snow/new', null)]).toEqual(['', '']);
    expect(readDraft(kept, 'post/snow/new', 7)).toBe('Снег');
  });

  it('lies where it was written', () => {
    const kept = store();
    writeDraft(kept, 'post/snow/new', { text: 'Снег', at: 1, by: null });
    expect(readDraft(kept, 'post/ice/new', null)).toBe('');
  });

  it('that was sent or emptied is gone', () => {
    const kept = store();
    writeDraft(kept, 'a', { text: 'Снег', at: 1, by: null });
    writeDraft(kept, 'a', { text: '  ', at: 2, by: null });
    expect(readDraft(kept, 'a', null)).toBe('');
  });

  it('is kept for thirty days, and the newest twenty of them', () => {
    const kept = store();
    writeDraft(kept, 'old', { text: 'Снег', at: 0, by: null });
    for (let each = 0; each < 25; each += 1) {
      writeDraft(kept, `draft ${each}`, { text: 'Снег', at: 29 * day + each, by: null });
    }
    expect([readDraft(kept, 'old', null), readDraft(kept, 'draft 4', null)]).toEqual(['', '']);
    expect(readDraft(kept, 'draft 5', null)).toBe('Снег');
    writeDraft(kept, 'new', { text: 'Лёд', at: 60 * day, by: null });
    expect(readDraft(kept, 'draft 24', null)).toBe('');
  });

  it('breaks nothing where nothing can be kept', () => {
    expect(() => writeDraft(store(true), 'a', { text: 'Снег', at: 1, by: null })).not.toThrow();
    expect(readDraft(null, 'a', null)).toBe('');
    const spoilt = { getItem: () => '{"a":{"text":1},"b":7', setItem: () => undefined };
    expect(readDraft(spoilt, 'a', null)).toBe('');
  });
});
