import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { dialogs, messages, reactions } from '@/db/schema/chat';
import { throttles } from '@/db/schema/http';
import { users } from '@/db/schema/people';
import { setNow } from '@/lib/platform/clock';
import { askToLeave, makeExport, passGrace } from '@/tests/support/account/calls';
import { dumpRows } from '@/tests/support/account/dump';
import { rowsIn, unzip } from '@/tests/support/account/zip';
import { chat, conversationOf, say } from '@/tests/support/chat';
import { testDatabase } from '@/tests/support/database';
import type { Somebody } from '@/tests/support/somebody';
import { makeFriends, makeMember } from '@/tests/support/ties';

const { db, sql } = testDatabase();
Object.assign(process.env, { LIMIT_WRITES: '100000', LIMIT_READS: '100000', LIMIT_MEMBER: '100000' });

let [maya, vera] = [] as unknown as [Somebody, Somebody];
beforeEach(async () => {
  await db.delete(throttles);
  await db.delete(dialogs);
  await db.update(users).set({ eraseAt: null });
  [maya, vera] = [await makeMember(db), await makeMember(db)];
  await makeFriends(maya, vera);
});
afterEach(() => setNow(null));

describe('the archive of somebody’s data', () => {
  it('has what they wrote and what was written to them, with ids and no addresses', async () => {
    await say(vera, maya, 'опустошено');
    await chat(maya, 'clear', vera);
    const mine = await say(maya, vera, 'Привет!');
    const theirs = await say(vera, maya, 'Здравствуй!', { reply_to: mine.seq });
    await chat(maya, 'react', vera, { seq: theirs.seq, body: { reaction: 'heart' } });
    const files = unzip(await makeExport(maya));
    const [dialog] = rowsIn(files, 'dialog');
    expect(dialog).toMatchObject({ person: vera.id, begun_by_me: false });
    expect(rowsIn(files, 'message')).toMatchObject([
      { from: maya.id, text: 'Привет!', seq: mine.seq },
      { from: vera.id, text: 'Здравствуй!', answers: mine.seq },
    ]);
    expect(rowsIn(files, 'reaction')).toMatchObject([{ seq: theirs.seq, reaction: 'heart' }]);
    expect(JSON.stringify([...files.values()].map(String))).not.toContain(vera.email);
  });

  it('has their choices', async () => {
    await db.execute(`insert into chat_settings values (${maya.id}, false, true)`);
    expect(rowsIn(unzip(await makeExport(maya)), 'chat_choice')).toMatchObject([
      { shows_typing: false, shows_read: true },
    ]);
  });
});

describe('an account that is erased', () => {
  const leave = async (who: Somebody) => {
    await askToLeave(who);
    await passGrace();
    setNow(null);
  };

  it('leaves its messages to the other without a name, and its reactions to nobody', async () => {
    await db.update(users).set({ firstName: 'Прощайка', surname: 'Небывалова' }).where(eq(users.id, maya.id));
    await say(maya, vera, 'Снег идёт');
    const answer = await say(vera, maya, 'И правда');
    await chat(maya, 'react', vera, { seq: answer.seq, body: { reaction: 'heart' } });
    await leave(maya);
    const traces = new RegExp(`Прощайка|Небывалов|${maya.email}`, 'iu');
    expect((await dumpRows(sql)).filter((row) => traces.test(row))).toEqual([]);
    expect(await conversationOf(vera, maya)).toMatchObject({
      person: { name: null, is_deleted: true },
      messages: [{ text: 'Снег идёт' }, { text: 'И правда', reactions: [] }],
    });
    expect(await db.select().from(reactions)).toEqual([]);
  });

  it('takes the conversation along when the other one is gone already', async () => {
    await say(maya, vera, 'Снег идёт');
    await leave(maya);
    expect(await db.select().from(messages)).toHaveLength(1);
    await leave(vera);
    expect(await db.select().from(messages)).toEqual([]);
    expect(await db.select().from(dialogs)).toEqual([]);
  });

  it('leaves nothing behind when both go at once', async () => {
    await say(maya, vera, 'Снег идёт');
    await askToLeave(maya);
    await askToLeave(vera);
    expect(await passGrace()).toBe(2);
    expect(await db.select().from(dialogs)).toEqual([]);
    expect(await db.select().from(users).where(eq(users.id, maya.id))).toEqual([]);
  });
});
