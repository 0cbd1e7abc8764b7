import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { dialogs } from '@/db/schema/chat';
import { throttles } from '@/db/schema/http';
import { users } from '@/db/schema/people';
import { profiles } from '@/db/schema/profiles';
import { setNow } from '@/lib/platform/clock';
import {
  chat,
  contactsOf,
  conversationOf,
  openConversation,
  say,
  trySay,
  unreadOf,
} from '@/tests/support/chat';
import { testDatabase } from '@/tests/support/database';
import { notificationsOf } from '@/tests/support/notifications';
import { makeSomebody, type Somebody } from '@/tests/support/somebody';
import { makeFriends, makeMember, tie } from '@/tests/support/ties';

const { db } = testDatabase();
Object.assign(process.env, { LIMIT_WRITES: '100000', LIMIT_READS: '100000', LIMIT_MEMBER: '100000' });

let anna: Somebody;
let vera: Somebody;
beforeEach(async () => {
  [anna, vera] = [await makeMember(db), await makeMember(db)];
});
afterEach(() => setNow(null));

const code = async (answer: ReturnType<typeof trySay>) => {
  const { status, body } = await answer;
  return [status, body.code];
};

describe('a first message', () => {
  it('is a request until it is answered, and lies apart from the conversations', async () => {
    await say(anna, vera, 'Здравствуйте! Давайте практиковаться?');
    expect(await contactsOf(vera)).toMatchObject({ contacts: [], requests: 1 });
    expect((await contactsOf(vera, { list: 'requests' })).contacts).toMatchObject([
      { person: { id: anna.id }, state: 'asked', unread: 1 },
    ]);
    expect((await contactsOf(anna)).contacts).toMatchObject([{ person: { id: vera.id }, state: 'asking' }]);
    await say(vera, anna, 'Давайте!');
    expect(await contactsOf(vera)).toMatchObject({ contacts: [{ state: 'open' }], requests: 0 });
    expect((await conversationOf(anna, vera)).state).toBe('open');
  });

  it('is news to whoever is asked, once, until it is answered', async () => {
    await say(anna, vera, 'раз');
    await say(anna, vera, 'два');
    expect((await notificationsOf(vera)).items).toMatchObject([
      { kind: 'chat_request', is_read: false, people: [{ id: anna.id }] },
    ]);
    expect((await notificationsOf(anna)).items).toEqual([]);
    await say(vera, anna, 'Здравствуйте');
    expect((await notificationsOf(vera)).items).toEqual([]);
  });

  it('may be followed by two more, then the answer is waited for', async () => {
    for (const text of ['раз', 'два', 'три']) await say(anna, vera, text);
    expect(await code(trySay(anna, vera, 'четыре'))).toEqual([403, 'unanswered']);
    expect((await conversationOf(anna, vera)).refusal).toBe('unanswered');
  });

  it.each([0, 1])(
    'may be followed by no more either where %i were sent and twenty come at once',
    async (sent) => {
      // Makes the account older than a day, so that the limit per minute does not stop them.
      await db.update(users).set({ createdAt: new Date('2026-01-01') });
      for (let index = 0; index < sent; index += 1) await say(anna, vera, `${index}`);
      const texts = Array.from({ length: 20 }, (_, index) => `сразу ${index}`);
      const answers = await Promise.all(texts.map((text) => code(trySay(anna, vera, text))));
      expect(answers.filter(([status]) => status === 201)).toHaveLength(3 - sent);
      expect(answers.filter(([, name]) => name === 'unanswered')).toHaveLength(17 + sent);
      expect((await conversationOf(vera, anna)).messages).toHaveLength(3);
    },
  );

  it('does not say that it was read before it is answered', async () => {
    const { seq } = await say(anna, vera, 'раз');
    await chat(vera, 'read', anna, { body: { seq } });
    expect((await conversationOf(anna, vera)).their_read_seq).toBeNull();
  });

  it('that is accepted without words opens the conversation', async () => {
    await say(anna, vera, 'раз');
    await chat(vera, 'answerRequest', anna, { body: { answer: 'accept' } });
    expect((await conversationOf(anna, vera)).state).toBe('open');
  });

  it('that is declined is gone for one, and looks to the other as before', async () => {
    await say(anna, vera, 'раз');
    await chat(vera, 'answerRequest', anna, { body: { answer: 'decline' } });
    expect(await contactsOf(vera)).toMatchObject({ contacts: [], requests: 0 });
    await say(anna, vera, 'два');
    expect(await unreadOf(vera)).toBe(0);
    expect(await conversationOf(anna, vera)).toMatchObject({ state: 'asking', refusal: null });
    // A person who declined may still answer.
    await say(vera, anna, 'Всё-таки здравствуйте');
    expect((await contactsOf(vera)).contacts).toMatchObject([{ state: 'open' }]);
  });

  it('cannot be accepted by whoever has sent it', async () => {
    await say(anna, vera, 'раз');
    await chat(anna, 'answerRequest', vera, { body: { answer: 'accept' } });
    expect((await conversationOf(anna, vera)).state).toBe('asking');
  });

  it('crossed by one from the other side opens one conversation', async () => {
    await Promise.all([say(anna, vera, 'А'), say(vera, anna, 'Б')]);
    expect(
      await db
        .select()
        .from(dialogs)
        .where(eq(dialogs.lowId, Math.min(anna.id, vera.id))),
    ).toHaveLength(1);
    expect((await conversationOf(anna, vera)).messages).toHaveLength(2);
    expect((await conversationOf(anna, vera)).state).toBe('open');
  });

  it('between friends is no request', async () => {
    await makeFriends(anna, vera);
    await say(anna, vera, 'раз');
    expect((await contactsOf(vera)).contacts).toMatchObject([{ state: 'open' }]);
  });

  it('is not for those who want to hear from nobody or from friends', async () => {
    for (const firstContact of ['nobody', 'friends', 'partners'] as const) {
      await db.update(profiles).set({ firstContact }).where(eq(profiles.userId, vera.id));
      expect(await code(trySay(anna, vera, 'раз'))).toEqual([403, 'not_welcome']);
      expect((await conversationOf(anna, vera)).refusal).toBe('not_welcome');
    }
    await makeFriends(vera, anna).catch(() => undefined);
  });

  it('goes to ten people on the first day, to twenty a day later', async () => {
    const key = `dialogs:${anna.id}`;
    await say(anna, vera, 'раз');
    await db.update(throttles).set({ count: 10 }).where(eq(throttles.key, key));
    const gleb = await makeMember(db);
    expect(await code(trySay(anna, gleb, 'раз'))).toEqual([429, 'too_many_requests']);
    await db
      .update(users)
      .set({ createdAt: new Date('2026-01-01') })
      .where(eq(users.id, anna.id));
    await say(anna, gleb, 'раз');
    await db.update(throttles).set({ count: 20 }).where(eq(throttles.key, key));
    expect(await code(trySay(anna, await makeMember(db), 'раз'))).toEqual([429, 'too_many_requests']);
    // People who talk already may continue.
    expect((await trySay(anna, vera, 'два')).status).toBe(201);
  });
});

describe('a newcomer', () => {
  it('sends ten messages a minute', async () => {
    await makeFriends(anna, vera);
    for (let index = 0; index < 10; index += 1) await say(anna, vera, `${index}`);
    expect(await code(trySay(anna, vera, 'одиннадцать'))).toEqual([429, 'too_many_requests']);
  });

  it('has two links in a message', async () => {
    const link = 'https://example.org';
    await say(anna, vera, `${link} ${link}`);
    expect(await code(trySay(anna, vera, `${link} ${link} ${link}`))).toEqual([400, 'too_many_links']);
  });

  it('changes no message into one with more links', async () => {
    const link = 'https://example.org';
    const { seq } = await say(anna, vera, link);
    const edit = (text: string) => chat(anna, 'edit', vera, { seq, body: { text } });
    expect(await code(edit(`${link} ${link} ${link}`))).toEqual([400, 'too_many_links']);
    expect((await conversationOf(vera, anna)).messages).toMatchObject([{ text: link }]);
    expect((await edit(`${link} ${link}`)).status).toBe(200);
  });
});

describe('who cannot write', () => {
  it('has not confirmed the e-mail', async () => {
    await db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, anna.id));
    expect(await code(trySay(anna, vera, 'раз'))).toEqual([403, 'email_unverified']);
  });

  it('is muted by moderators', async () => {
    await db
      .update(users)
      .set({ mutedUntil: new Date('2999-01-01') })
      .where(eq(users.id, anna.id));
    expect(await code(trySay(anna, vera, 'раз'))).toEqual([403, 'muted']);
  });

  it('has not joined the community', async () => {
    expect(await code(trySay(await makeSomebody(db, 'student'), vera, 'раз'))).toEqual([403, 'not_joined']);
  });

  it.each([
    ['a minor', '2012-05-06'],
    ['somebody of unknown age', null],
  ])('is %s, to an adult, and the reverse', async (_, birthDate) => {
    const minor = await makeMember(db, { user: { birthDate } });
    expect(await code(trySay(minor, vera, 'раз'))).toEqual([404, 'not_found']);
    expect(await code(trySay(vera, minor, 'раз'))).toEqual([404, 'not_found']);
    expect((await openConversation(vera, minor)).status).toBe(404);
  });

  it('has blocked the other, until that is undone', async () => {
    await say(anna, vera, 'раз');
    await say(vera, anna, 'два');
    await tie(vera, 'block', anna);
    expect(await code(trySay(vera, anna, 'три'))).toEqual([403, 'blocking']);
    expect(await unreadOf(vera)).toBe(0);
  });

  it('is blocked: then the other is as one who is gone, and what was written stays', async () => {
    await say(anna, vera, 'раз');
    const answer = await say(vera, anna, 'два');
    await tie(vera, 'block', anna);
    expect(await code(trySay(anna, vera, 'три'))).toEqual([404, 'not_found']);
    const seen = await conversationOf(anna, vera);
    expect(seen).toMatchObject({
      refusal: 'gone',
      their_read_seq: null,
      person: { name: null, avatar: null },
    });
    expect(seen.messages).toHaveLength(2);
    const reaction = { seq: answer.seq, body: { reaction: 'heart' } };
    expect((await chat(anna, 'react', vera, reaction)).status).toBe(403);
    expect((await contactsOf(anna)).contacts).toMatchObject([{ person: { id: vera.id, name: null } }]);
  });
});

describe('an account that is erased', () => {
  it('leaves its messages to the other, without a name', async () => {
    await say(anna, vera, 'раз');
    await say(vera, anna, 'два');
    await db.delete(users).where(eq(users.id, anna.id));
    expect(await conversationOf(vera, anna)).toMatchObject({
      person: { name: null, is_deleted: true },
      refusal: 'gone',
      messages: [{ text: 'раз' }, { text: 'два' }],
    });
  });
});

describe('among contacts', () => {
  it('a name is looked for, in any script, with friends to whom nothing was written', async () => {
    const boris = await makeMember(db, { user: { firstName: 'Борис', surname: 'Лесков' } });
    await makeFriends(anna, boris);
    await say(anna, vera, 'раз');
    const found = await contactsOf(anna, { name: 'boris' });
    expect(found.contacts).toMatchObject([{ person: { id: boris.id }, state: 'none', last: null }]);
    expect((await contactsOf(anna, { name: 'Майя' })).contacts).toMatchObject([{ person: { id: vera.id } }]);
    expect((await contactsOf(anna, { name: 'Никого' })).contacts).toEqual([]);
  });

  it('messages of somebody muted are there, but count no more', async () => {
    await makeFriends(anna, vera);
    await say(vera, anna, 'раз');
    await tie(anna, 'mute', vera);
    expect(await unreadOf(anna)).toBe(0);
    expect((await contactsOf(anna)).contacts).toMatchObject([{ unread: 1, person: { is_muted: true } }]);
  });
});
