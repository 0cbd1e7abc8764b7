import { describe, expect, it } from '@jest/globals';
import { and, eq, type SQL } from 'drizzle-orm';
import { apiTokens } from '@/db/schema/accounts';
import { notificationChoices } from '@/db/schema/notifications';
import { inKeyOrder, type ExportedRecords } from '@/lib/platform/export/records';
import { testDatabase } from '@/tests/support/database';
import { makeSomebody, makeToken } from '@/tests/support/somebody';

const { db } = testDatabase();

async function pagesOf({ pages }: ExportedRecords) {
  const all: Record<string, unknown>[][] = [];
  for await (const page of pages) all.push(page);
  return all;
}

describe('records in the order of their key', () => {
  it('come each once, page by page, by two columns whose values repeat', async () => {
    const [anna, vera] = [await makeSomebody(db, 'student'), await makeSomebody(db, 'student')];
    const kinds = ['follower', 'comment_like', 'role_changed'] as const;
    const channels = ['push', 'in_app'] as const;
    const rows = kinds.flatMap((kind) => channels.map((channel) => ({ kind, channel, isWanted: true })));
    for (const { id } of [anna, vera])
      await db
        .insert(notificationChoices)
        .values(rows.filter((_, index) => index !== 5).map((row) => ({ ...row, userId: id })));
    const { kind, channel, userId } = notificationChoices;
    const select = (isBehind: SQL | undefined) =>
      db
        .select({ kind, channel })
        .from(notificationChoices)
        .where(and(eq(userId, anna.id), isBehind));
    expect(await pagesOf(inKeyOrder('choice', { kind, channel }, select, 2))).toEqual([
      [
        { kind: 'follower', channel: 'in_app' },
        { kind: 'follower', channel: 'push' },
      ],
      [
        { kind: 'comment_like', channel: 'in_app' },
        { kind: 'comment_like', channel: 'push' },
      ],
      [{ kind: 'role_changed', channel: 'push' }],
    ]);
  });

  it('end with an empty page where the last one was full', async () => {
    const anna = await makeSomebody(db, 'student');
    const ids = await Promise.all([1, 2].map(async () => (await makeToken(db, anna.id)).id));
    const select = (isBehind: SQL | undefined) =>
      db
        .select({ token: apiTokens.id })
        .from(apiTokens)
        .where(and(eq(apiTokens.userId, anna.id), isBehind));
    const pages = await pagesOf(inKeyOrder('token', { token: apiTokens.id }, select, 1));
    expect(pages).toEqual([...ids.toSorted().map((token) => [{ token }]), []]);
  });
});
