import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { eq, inArray, sql } from 'drizzle-orm';
import { GET as read } from '@/app/api/chat/[person]/starters/route';
import { chatStarters } from '@/db/schema/chat-talk';
import { words } from '@/db/schema/courses';
import { lexemes } from '@/db/schema/lexicon';
import { users } from '@/db/schema/people';
import { profiles } from '@/db/schema/profiles';
import { cards } from '@/db/schema/review';
import { removeOldStarters } from '@/lib/chat/starters/clean-up';
import type { Starters } from '@/lib/chat/starters/schema';
import { newCard } from '@/lib/learning/review/cards';
import { now, setNow } from '@/lib/platform/clock';
import { dayMs } from '@/lib/platform/time/units';
import { makeExport } from '@/tests/support/account/calls';
import { rowsIn, unzip } from '@/tests/support/account/zip';
import { call } from '@/tests/support/call';
import { chat, say } from '@/tests/support/chat';
import { testDatabase } from '@/tests/support/database';
import type { Somebody } from '@/tests/support/somebody';
import { makeMember, tie } from '@/tests/support/ties';

const { db } = testDatabase();
Object.assign(process.env, { LIMIT_WRITES: '100000', LIMIT_READS: '100000', LIMIT_MEMBER: '100000' });

let anna: Somebody;
let boris: Somebody;
beforeEach(async () => {
  await db.delete(chatStarters);
  [anna, boris] = (await Promise.all(
    [0, 1].map(async () => makeMember(db, { profile: { russianLevel: 'A1' } })),
  )) as [Somebody, Somebody];
  await say(anna, boris, 'Привет!');
  await say(boris, anna, 'Здравствуй!');
});
afterEach(() => setNow(null));

const tryRead = (who: Somebody, whom: Pick<Somebody, 'id'>) =>
  call(read, { cookie: who.cookie, params: { person: String(whom.id) } });
async function startersOf(who: Somebody, whom: Pick<Somebody, 'id'>): Promise<Starters> {
  const { status, body } = await tryRead(who, whom);
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  // The boundary: the endpoint's answer follows its schema.
  return body as unknown as Starters;
}
const idsOf = ({ words: offered }: Starters) => offered.map(({ id }) => id);
const code = async (answer: ReturnType<typeof tryRead>) => {
  const { status, body } = await answer;
  return [status, body.code];
};

const isTaughtAt = (level: string) =>
  sql`(select min(c.level) from words w join lessons l on l.id = w.lesson_id join courses c on c.id = l.course_id
    where w.lexeme_id = ${lexemes.id} and not w.withdrawn) = ${level}::cefr_level`;

/** Nouns that are first taught in a course for A1, in the order of their ids. */
async function someWords(count: number, skip = 0) {
  return db
    .selectDistinctOn([lexemes.id], { id: lexemes.id, wordId: words.id })
    .from(lexemes)
    .innerJoin(words, eq(words.lexemeId, lexemes.id))
    .where(sql`${lexemes.part} = 'noun' and ${lexemes.russian} !~ '\\s' and ${isTaughtAt('A1')}`)
    .orderBy(lexemes.id)
    .offset(skip)
    .limit(count);
}
async function learn({ id }: Somebody, learnt: { wordId: number }[]): Promise<void> {
  await db.insert(cards).values(learnt.map(({ wordId }) => ({ ...newCard(id, 'word', now()), wordId })));
}

describe('the words to talk about', () => {
  it('are the same for both, with meaning, stress and a sentence, and some of what each learns', async () => {
    const [hers, his] = [await someWords(4), await someWords(4, 10)];
    await learn(anna, hers);
    await learn(boris, his);
    const [mine, theirs] = [await startersOf(anna, boris), await startersOf(boris, anna)];
    expect(theirs).toEqual(mine);
    expect(mine.words).toHaveLength(6);
    for (const list of [hers, his])
      expect(list.filter(({ id }) => idsOf(mine).includes(id)).length).toBeGreaterThanOrEqual(2);
    for (const word of mine.words) {
      expect(word.meaning.text).not.toBe('');
      expect(word.opening).toMatch(/^[А-ЯЁ].*\?$/u);
      expect(word.is_used).toBe(false);
    }
  });

  it('say of no word whose it is', async () => {
    await learn(boris, await someWords(4));
    const { words: offered, ...rest } = await startersOf(anna, boris);
    for (const word of offered)
      expect(Object.keys(word).sort()).toEqual(['id', 'is_used', 'meaning', 'opening', 'russian']);
    expect(Object.keys(rest)).toEqual(['until']);
    const [row] = await db
      .select()
      .from(chatStarters)
      .orderBy(sql`id desc`)
      .limit(1);
    expect(Object.keys(row!).sort()).toEqual(['afterSeq', 'dialogId', 'id', 'lexemeIds', 'madeAt']);
  });

  it('are drawn once by two who ask at the same moment', async () => {
    const [mine, theirs] = await Promise.all([startersOf(anna, boris), startersOf(boris, anna)]);
    expect(idsOf(mine)).toEqual(idsOf(theirs));
  });

  it('are others after a day, and none of the last ones', async () => {
    const first = await startersOf(anna, boris);
    setNow(new Date(now().getTime() + dayMs - 60_000));
    expect(idsOf(await startersOf(boris, anna))).toEqual(idsOf(first));
    setNow(new Date(now().getTime() + 120_000));
    const next = await startersOf(anna, boris);
    expect(next.words).toHaveLength(6);
    expect(idsOf(next).filter((id) => idsOf(first).includes(id))).toEqual([]);
  });

  it('are ticked for both once either has used them, in whatever form', async () => {
    const before = await startersOf(anna, boris);
    const [word] = before.words;
    await say(boris, anna, `Давай поговорим: ${word!.russian.toUpperCase()}!`);
    const after = await startersOf(anna, boris);
    expect(after.words.find(({ id }) => id === word!.id)?.is_used).toBe(true);
    expect(await startersOf(boris, anna)).toEqual(after);
  });

  it('are not ticked by what was said before, or taken back', async () => {
    const before = await startersOf(anna, boris);
    const said = await say(anna, boris, before.words.map(({ russian }) => russian).join(' '));
    await chat(anna, 'erase', boris, { seq: said.seq });
    expect((await startersOf(anna, boris)).words.some(({ is_used }) => is_used)).toBe(false);
  });

  it('are of no list where one of the two does not show what they learn', async () => {
    const his = await someWords(3);
    await learn(boris, his);
    await db
      .update(profiles)
      .set({ shownTo: { learning: 'nobody' } })
      .where(eq(profiles.userId, anna.id));
    // Among about a thousand words, his three are hardly ever drawn by chance.
    const offered = idsOf(await startersOf(boris, anna));
    expect(his.filter(({ id }) => offered.includes(id)).length).toBeLessThan(2);
  });

  it('are of the lower level of the two, also where each learns words above it and neither the other’s', async () => {
    await learn(anna, await someWords(4));
    await learn(boris, await someWords(4, 10));
    await db.update(profiles).set({ russianLevel: 'A0' }).where(eq(profiles.userId, boris.id));
    const offered = idsOf(await startersOf(anna, boris));
    const rows = await db
      .select({ id: lexemes.id })
      .from(lexemes)
      .where(sql`${inArray(lexemes.id, offered)} and ${isTaughtAt('A0')}`);
    expect(rows).toHaveLength(6);
  });

  it('are there with a machine, which learns nothing', async () => {
    await db.update(users).set({ isMachine: true }).where(eq(users.id, boris.id));
    const hers = await someWords(4);
    await learn(anna, hers);
    const offered = idsOf(await startersOf(anna, boris));
    expect(hers.filter(({ id }) => offered.includes(id)).length).toBeGreaterThanOrEqual(2);
  });

  it('are forgotten after a month, and are in the archive until then', async () => {
    const { words: offered } = await startersOf(anna, boris);
    const [record] = rowsIn(unzip(await makeExport(boris)), 'talk_words');
    expect(record).toMatchObject({ person: anna.id });
    expect([...(record!.words as string[])].sort()).toEqual(offered.map(({ russian }) => russian).sort());
    setNow(new Date(now().getTime() + 31 * dayMs));
    await removeOldStarters();
    expect(await db.select().from(chatStarters)).toEqual([]);
  });
});

describe('who gets words', () => {
  it('is no stranger, and nobody before the first answer', async () => {
    const vera = await makeMember(db);
    expect(await code(tryRead(vera, anna))).toEqual([404, 'not_found']);
    await say(vera, anna, 'Привет!');
    expect(await code(tryRead(vera, anna))).toEqual([403, 'forbidden']);
    expect(await code(tryRead(anna, vera))).toEqual([403, 'forbidden']);
  });

  it('is nobody after a block, and no adult from a minor', async () => {
    await tie(boris, 'block', anna);
    expect(await code(tryRead(anna, boris))).toEqual([404, 'not_found']);
    expect(await code(tryRead(boris, anna))).toEqual([403, 'blocking']);
    await tie(boris, 'unblock', anna);
    await db.update(users).set({ birthDate: '2012-01-01' }).where(eq(users.id, boris.id));
    expect(await code(tryRead(anna, boris))).toEqual([404, 'not_found']);
  });
});
