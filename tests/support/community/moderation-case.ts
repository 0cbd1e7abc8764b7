import type { ModerationCase } from '@/lib/community/moderation/schema';

export const moderator = { id: 4, name: 'Глеб' };

/** A case about a profile that two people have reported: overdue and not claimed. */
export const openCase: ModerationCase = {
  id: 3,
  kind: 'profile',
  owner: { id: 7, name: 'Борис Лебедев' },
  at: '2026-05-05T12:00:00.000Z',
  due_at: '2026-05-06T12:00:00.000Z',
  overdue: true,
  count: 2,
  reasons: [{ reason: 'spam', count: 2 }],
  notes: ['Третий слон за день'],
  evidence: [
    {
      sha256: 'ab'.repeat(32),
      at: '2026-05-05T12:00:00.000Z',
      name: 'Борис Л.',
      title: null,
      text: 'Слоны недорого',
      picture: null,
      sound: null,
      conversation: null,
      call: null,
    },
  ],
  evidence_closed: false,
  claim: null,
  decision: null,
  hidden: false,
};
