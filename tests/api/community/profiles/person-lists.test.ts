import { beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { GET as getComments } from '@/app/api/people/[person]/comments/route';
import { GET as getTies } from '@/app/api/people/[person]/ties/[list]/route';
import { comments } from '@/db/schema/comments';
import { documents } from '@/db/schema/documents';
import { users } from '@/db/schema/people';
import { blocks, follows, friendships } from '@/db/schema/ties';
import type { ProfileInput } from '@/lib/community/profiles/schema';
import { saveProfile } from '@/lib/community/profiles/service';
import type { PersonTies } from '@/lib/community/profiles/tie-schema';
import type { AuthorComments } from '@/lib/publishing/comments/author-schema';
import { call } from '@/tests/support/call';
import { makePost, said, sayOnLesson, taken } from '@/tests/support/comments';
import { testDatabase } from '@/tests/support/database';
import { saidOf } from '@/tests/support/profiles';
import { makeSomebody, type Somebody } from '@/tests/support/somebody';

const { db } = testDatabase();
let anna: Somebody;
let vera: Somebody;

const join = (somebody: Somebody, input: Partial<ProfileInput> = {}) =>
  saveProfile({ id: somebody.id, isVerified: true }, saidOf(input));
beforeEach(async () => {
  anna = await makeSomebody(db, 'student');
  vera = await makeSomebody(db, 'student');
  await join(anna, { audience: 'everyone', shown_to: { friends: 'everyone' } });
  await join(vera);
});

const params = (of: Somebody, more: Record<string, string> = {}) => ({ person: String(of.id), ...more });
const by = (who?: Somebody) => (who ? { cookie: who.cookie } : {});
const askTies = (of: Somebody, list: string, who?: Somebody, query = {}) =>
  call(getTies, { params: params(of, { list }), query, ...by(who) });
const tied = async (of: Somebody, list: string, who?: Somebody) =>
  taken<PersonTies>(await askTies(of, list, who)).people.map(({ id }) => id);
const askComments = (of: Somebody, who?: Somebody, query = {}) =>
  call(getComments, { params: params(of), query, ...by(who) });
const spoken = async (of: Somebody, who?: Somebody) =>
  taken<AuthorComments>(await askComments(of, who)).comments;

async function befriend(one: Somebody, other: Somebody) {
  const [lowId, highId] = one.id < other.id ? [one.id, other.id] : [other.id, one.id];
  const at = new Date();
  await db.insert(friendships).values({ lowId, highId, requestedBy: lowId, createdAt: at, acceptedAt: at });
}
const follow = (follower: Somebody, followed: Somebody, createdAt = new Date()) =>
  db.insert(follows).values({ followerId: follower.id, followedId: followed.id, createdAt });

describe('the friends of a person', () => {
  it('are listed with who follows whom, as their names are shown', async () => {
    await befriend(anna, vera);
    await follow(vera, anna);
    const gleb = await makeSomebody(db, 'student');
    const { people } = taken<PersonTies>(await askTies(anna, 'friends', gleb));
    expect(people).toEqual([{ id: vera.id, name: 'Майя Орлова', photo: null }]);
    expect(await tied(anna, 'followers', gleb)).toEqual([vera.id]);
    expect(await tied(anna, 'following', gleb)).toEqual([]);
    expect(await tied(vera, 'following', gleb)).toEqual([anna.id]);
  });

  it('are hidden where she hides them: as if she were not there', async () => {
    await befriend(anna, vera);
    await join(anna, { audience: 'everyone', shown_to: { friends: 'nobody' } });
    expect((await askTies(anna, 'friends', vera)).status).toBe(404);
    expect(await tied(anna, 'friends', anna)).toEqual([vera.id]);
  });

  it('leave out whom the reader must not know of: closed, hiding their own, blocked, or of another age', async () => {
    const reader = await makeSomebody(db, 'student');
    await befriend(anna, vera);
    expect(await tied(anna, 'friends')).toEqual([]);
    expect(await tied(anna, 'friends', reader)).toEqual([vera.id]);
    for (const input of [{ audience: 'nobody' }, { shown_to: { friends: 'nobody' } }] as const) {
      await join(vera, input);
      expect(await tied(anna, 'friends', reader)).toEqual([]);
    }
    await join(vera);
    await db.insert(blocks).values({ blockerId: vera.id, blockedId: reader.id, createdAt: new Date() });
    expect(await tied(anna, 'friends', reader)).toEqual([]);
    await db.delete(blocks);
    await db.update(users).set({ birthDate: '2015-05-05' }).where(eq(users.id, vera.id));
    expect(await tied(anna, 'friends', reader)).toEqual([]);
  });

  it('come a page at a time, each once', async () => {
    const followers = await Promise.all(Array.from({ length: 30 }, () => makeSomebody(db, 'student')));
    for (const [index, follower] of followers.entries()) {
      await join(follower);
      await follow(follower, anna, new Date(Date.UTC(2026, 0, 1) + Math.floor(index / 4)));
    }
    const first = taken<PersonTies>(await askTies(anna, 'followers', vera));
    const rest = taken<PersonTies>(await askTies(anna, 'followers', vera, { after: first.next ?? '' }));
    expect([first.people.length, rest.people.length, rest.next]).toEqual([24, 6, null]);
    const ids = [...first.people, ...rest.people].map(({ id }) => id);
    expect(ids.toSorted()).toEqual(followers.map(({ id }) => id).toSorted());
  });
});

describe('the comments of a person', () => {
  it('stand under their articles and lessons, the latest first; visitors read no lesson', async () => {
    const { slug } = await makePost(db);
    const first = await said(anna, slug, 'Снег **идёт**');
    const second = taken<{ id: number }>(await sayOnLesson(anna, 1, 'Буквы трудные'), 201);
    const own = await spoken(anna, vera);
    expect(own.map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(own[1]).toMatchObject({ about: { kind: 'post', title: 'Snow' }, likes: 0 });
    expect(own[0]?.about.kind).toBe('lesson');
    expect((await spoken(anna)).map(({ id }) => id)).toEqual([first.id]);
  });

  it('leave out what was deleted or hidden, and what stands under a withdrawn article', async () => {
    const { id: post, slug } = await makePost(db);
    const gone = await said(anna, slug, 'Раз');
    const hidden = await said(anna, slug, 'Два, и ещё немного');
    const shown = await said(anna, slug, 'Три, и совсем другое');
    await db.update(comments).set({ deletedAt: new Date(), body: '' }).where(eq(comments.id, gone.id));
    await db.update(comments).set({ hiddenAt: new Date() }).where(eq(comments.id, hidden.id));
    expect((await spoken(anna, vera)).map(({ id }) => id)).toEqual([shown.id]);
    await db.update(documents).set({ state: 'draft' }).where(eq(documents.id, post));
    expect(await spoken(anna, vera)).toEqual([]);
  });

  it('have what was typed for their author alone, who can change it', async () => {
    const { slug } = await makePost(db);
    await said(anna, slug, 'Снег **идёт**');
    expect((await spoken(anna, anna))[0]).toMatchObject({ source: 'Снег **идёт**', edited_at: null });
    expect((await spoken(anna, vera))[0]).toMatchObject({ source: null });
    expect((await spoken(anna))[0]).toMatchObject({ source: null });
  });

  it('are not there for whom their author is not there', async () => {
    expect((await askComments(vera)).status).toBe(404);
  });
});
