import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { PUT as keep } from '@/app/api/chat/[person]/messages/[seq]/kept/route';
import { GET as cardList } from '@/app/api/cards/route';
import { callNotes } from '@/db/schema/call-notes';
import { cards } from '@/db/schema/review';
import type { CallView } from '@/lib/chat/calls/schema';
import { now, setNow } from '@/lib/platform/clock';
import { makeExport } from '@/tests/support/account/calls';
import { rowsIn, unzip } from '@/tests/support/account/zip';
import { call } from '@/tests/support/call';
import { accept, dial, hangUp, inTab, syncOf, takeNote, tryNote, type Caller } from '@/tests/support/calls';
import { chat, conversationOf, messagesOf, say, unreadOf } from '@/tests/support/chat';
import { testDatabase } from '@/tests/support/database';
import type { Somebody } from '@/tests/support/somebody';
import { makeMember, tie } from '@/tests/support/ties';

const { db } = testDatabase();
Object.assign(process.env, { LIMIT_WRITES: '100000', LIMIT_READS: '100000', LIMIT_MEMBER: '100000' });

let anna: Somebody;
let boris: Somebody;
let hers: Caller;
let his: Caller;
let talk: CallView;
beforeEach(async () => {
  [anna, boris] = [await makeMember(db), await makeMember(db)];
  [hers, his] = [inTab(anna), inTab(boris)];
  await say(anna, boris, 'Привет!');
  await say(boris, anna, 'Здравствуй!');
  talk = await dial(hers, boris);
});
afterEach(() => setNow(null));

const later = (minutes: number) => setNow(new Date(now().getTime() + minutes * 60_000));
const begin = async () => {
  await accept(his, talk.id);
  await syncOf(hers, talk.id, { is_connected: true });
};
const word = { kind: 'word', word: 'подсолнух', meaning: 'sunflower' };
const correction = {
  kind: 'correction',
  said: 'Я живу в Москва.',
  better: 'Я живу в Москве.',
  reason: 'Где?',
};
const keepNote = (who: Somebody, whom: Somebody, seq: number) =>
  call(keep, { method: 'PUT', cookie: who.cookie, params: { person: String(whom.id), seq: String(seq) } });
const cardsOf = async ({ id }: Somebody) => db.select().from(cards).where(eq(cards.userId, id));

describe('what is noted during a call', () => {
  it('stays in the conversation, for both, and is new to the other', async () => {
    await begin();
    const { version } = await conversationOf(boris, anna);
    const unread = await unreadOf(boris);
    const noted = await takeNote(anna, talk.id, { ...word, word: '  подсолнух \n' });
    expect(noted).toMatchObject({
      kind: 'note',
      mine: true,
      text: 'подсолнух\nsunflower',
      note: { call_id: talk.id, kind: 'word', words: 'подсолнух', meaning: 'sunflower', is_kept: false },
    });
    await takeNote(boris, talk.id, correction);
    const { messages } = await messagesOf(boris, anna, { after: String(version) });
    expect(messages).toMatchObject([
      { seq: noted.seq, mine: false, note: { words: 'подсолнух', better: null } },
      {
        mine: true,
        note: { kind: 'correction', words: 'Я живу в Москва.', better: 'Я живу в Москве.', reason: 'Где?' },
      },
    ]);
    expect(await unreadOf(boris)).toBe(unread + 1);
  });

  it('is stored once, however often it is sent', async () => {
    await begin();
    const client_id = randomUUID();
    const first = await takeNote(anna, talk.id, { ...word, client_id });
    expect(await takeNote(anna, talk.id, { ...word, client_id })).toEqual(first);
    expect(await db.select().from(callNotes).where(eq(callNotes.callId, talk.id))).toHaveLength(1);
  });

  it('may come up to ten minutes after the call', async () => {
    await begin();
    await hangUp(hers, talk.id);
    later(9);
    await takeNote(anna, talk.id, word);
    later(2);
    expect(await tryNote(anna, talk.id, word)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  });

  it('is nothing while it rings, or where nobody answered', async () => {
    expect((await tryNote(anna, talk.id, word)).status).toBe(403);
    await hangUp(hers, talk.id);
    expect((await tryNote(anna, talk.id, word)).status).toBe(403);
  });

  it('is for the two alone', async () => {
    await begin();
    const stranger = await makeMember(db);
    expect((await tryNote(stranger, talk.id, word)).status).toBe(404);
    expect((await tryNote({ cookie: '' }, talk.id, word)).status).toBe(401);
    await tie(boris, 'block', anna);
    expect((await tryNote(anna, talk.id, word)).status).toBe(404);
    expect(await tryNote(boris, talk.id, word)).toMatchObject({ body: { code: 'blocking' } });
  });

  it.each([
    ['without a word', { ...word, word: ' ' }],
    ['with too long a word', { ...word, word: 'а'.repeat(81) }],
    ['without what is better', { ...correction, better: '' }],
    ['with too long a reason', { ...correction, reason: 'а'.repeat(301) }],
    ['of parts of both kinds', { ...word, said: 'а' }],
    ['of no kind', { word: 'а' }],
  ])('is refused %s', async (_, body) => {
    await begin();
    expect((await tryNote(anna, talk.id, body)).status).toBe(400);
  });

  it('is taken back as a message is, with all it said, and is neither changed nor corrected', async () => {
    await begin();
    const { seq } = await takeNote(anna, talk.id, correction);
    expect((await chat(anna, 'edit', boris, { seq, body: { text: 'а' } })).status).toBe(403);
    expect((await chat(anna, 'erase', boris, { seq })).body).toMatchObject({ note: null, is_deleted: true });
    const { messages } = await conversationOf(boris, anna);
    expect(messages.at(-1)).toMatchObject({ seq, text: '', note: null });
    expect((await keepNote(boris, anna, seq)).status).toBe(403);
  });

  it('is in the archive of both', async () => {
    await begin();
    await takeNote(anna, talk.id, word);
    for (const who of [anna, boris]) {
      const files = unzip(await makeExport(who));
      expect(rowsIn(files, 'message')).toContainEqual(
        expect.objectContaining({ kind: 'note', text: 'подсолнух\nsunflower' }),
      );
      expect(rowsIn(files, 'call_note')).toMatchObject([{ call: talk.id, kind: 'word', kept: false }]);
    }
  });
});

describe('who keeps a note', () => {
  it('has a card of the word, once, and the other knows nothing of it', async () => {
    await begin();
    const { seq } = await takeNote(anna, talk.id, word);
    expect((await keepNote(boris, anna, seq)).body).toMatchObject({ note: { is_kept: true } });
    expect((await keepNote(boris, anna, seq)).body).toMatchObject({ note: { is_kept: true } });
    const { body } = await call(cardList, { cookie: boris.cookie });
    expect(body).toMatchObject({ cards: [{ source: 'own', russian: 'подсолнух' }] });
    expect(await cardsOf(anna)).toEqual([]);
    expect((await conversationOf(anna, boris)).messages.at(-1)).toMatchObject({ note: { is_kept: false } });
    expect((await conversationOf(boris, anna)).messages.at(-1)).toMatchObject({ note: { is_kept: true } });
  });

  it('has a card of the mistake', async () => {
    await begin();
    const { seq } = await takeNote(boris, talk.id, correction);
    await keepNote(anna, boris, seq);
    expect(await cardsOf(anna)).toMatchObject([{ source: 'mistake', own: { russian: 'Москве' } }]);
  });

  it('has none of what fits no card', async () => {
    await begin();
    for (const body of [
      { kind: 'word', word: 'подсолнух' },
      { ...word, word: 'sunflower' },
    ]) {
      const { seq } = await takeNote(anna, talk.id, body);
      expect(await keepNote(boris, anna, seq)).toMatchObject({
        status: 200,
        body: { note: { is_kept: false } },
      });
    }
    expect(await cardsOf(boris)).toEqual([]);
  });

  it('keeps no other message, and none of a conversation of others', async () => {
    await begin();
    const { seq } = await takeNote(anna, talk.id, word);
    const stranger = await makeMember(db);
    expect((await keepNote(boris, anna, 1)).status).toBe(403);
    expect((await keepNote(stranger, anna, seq)).status).toBe(404);
  });
});
