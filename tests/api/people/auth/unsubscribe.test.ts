import { beforeEach, describe, expect, it } from '@jest/globals';
import { DELETE as resubscribe, GET as open, POST as unsubscribe } from '@/app/api/letters/unsubscribe/route';
import { mailOptouts } from '@/db/schema/accounts';
import { queueMail } from '@/lib/people/letters/service';
import { findSubscription } from '@/lib/people/letters/subscriptions';
import { call } from '@/tests/support/call';
import { testDatabase } from '@/tests/support/database';
import { forgetLetters, receiveLetters } from '@/tests/support/letters';
import { makeSomebody, type Somebody } from '@/tests/support/somebody';

const { db } = testDatabase();
let maya: Somebody;
let letter: string;

/** What the tips end with. */
beforeEach(async () => {
  await db.delete(mailOptouts);
  await forgetLetters(db);
  maya = await makeSomebody(db, 'student');
  await queueMail({ kind: 'tips', userId: maya.id });
  const [tips] = await receiveLetters();
  const address = /<([^>]+)>/u.exec(tips!.headers['list-unsubscribe'] ?? '')?.[1] ?? '';
  letter = new URL(address).searchParams.get('letter') ?? '';
});

async function isSent(kind: 'tips' | 'reset'): Promise<boolean> {
  await queueMail({ kind, userId: maya.id });
  return (await receiveLetters()).length > 0;
}
const stop = () => call(unsubscribe, { query: { letter }, method: 'POST' });

describe('the unsubscribe link of a letter', () => {
  it('stops such letters, signed out, and no others', async () => {
    expect((await stop()).status).toBe(200);
    expect(await isSent('tips')).toBe(false);
    expect(await isSent('reset')).toBe(true);
  });

  it('works with the one press of a mail program (RFC 8058): no page, no cookie, a form for a body', async () => {
    const answer = await call(unsubscribe, {
      query: { letter },
      raw: 'List-Unsubscribe=One-Click',
      headers: { origin: null, 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(answer.status).toBe(200);
    expect(await findSubscription(letter)).toEqual({ topic: 'tips', wanted: false });
  });

  it('can be pressed twice, and taken back as often', async () => {
    expect([(await stop()).status, (await stop()).status]).toEqual([200, 200]);
    const back = () => call(resubscribe, { query: { letter }, method: 'DELETE' });
    expect([(await back()).status, (await back()).status]).toEqual([200, 200]);
    expect(await isSent('tips')).toBe(true);
  });

  it('changes nothing by being opened: it leads to a page that asks', async () => {
    const address = `http://localhost:3000/api/letters/unsubscribe?letter=${letter}`;
    const answer = open(new Request(address, { headers: { 'accept-language': 'de' } }));
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`/de/unsubscribe?letter=${letter}`);
    expect(await findSubscription(letter)).toEqual({ topic: 'tips', wanted: true });
  });

  it('cannot be made up for somebody else', async () => {
    const forged = letter.replace(/^\d+/u, String(maya.id + 1));
    const answer = await call(unsubscribe, { query: { letter: forged }, method: 'POST' });
    expect([answer.status, answer.body.code]).toEqual([400, 'link_invalid']);
    expect(await findSubscription(forged)).toBeNull();
    expect(await db.select().from(mailOptouts)).toEqual([]);
  });
});
