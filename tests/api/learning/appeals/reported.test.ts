import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { appeals } from '@/db/schema/appeals';
import { cases } from '@/db/schema/moderation';
import { answerOtherwise, appealsOf, begin, groupsOf, reported } from '@/tests/support/appeals';
import { makeRegular } from '@/tests/support/comments';
import { testDatabase } from '@/tests/support/database';
import { openCase, readReports, restoreCase, sendReport, settle } from '@/tests/support/moderation';
import { makeTeacher } from '@/tests/support/openapi/teaching-calls';
import { makeSomebody, type Somebody } from '@/tests/support/somebody';

const { db } = testDatabase();
const hide = { outcome: 'acted', hide: true, sanction: null, reason: 'Так нельзя.' } as const;
let [anna, boris, gleb] = [] as unknown as [Somebody, Somebody, Somebody];

beforeAll(async () => {
  gleb = await makeRegular(db, 'moderator');
  boris = await makeSomebody(db, 'teacher');
  await makeTeacher(boris, db);
});
beforeEach(async () => {
  await db.delete(cases);
  await db.delete(appeals);
  anna = await makeSomebody(db, 'student');
});

async function written(message: string | null = 'Купите слона'): Promise<number> {
  const { place } = await answerOtherwise(db, anna, await begin(anna));
  return (await reported(anna, place, { message })).id;
}
const readByTeacher = async () =>
  (await groupsOf(boris)).groups.flatMap(({ messages }) => messages.map(({ text }) => text));

describe('what a learner writes with an appeal', () => {
  it('is reported by the teacher who reads it, sealed, hidden and shown again; the appeal stays', async () => {
    const id = await written();
    expect(await readByTeacher()).toEqual(['Купите слона']);
    const found = await openCase(boris, gleb, ['suggestion', id]);
    expect(found).toMatchObject({ kind: 'suggestion', owner: { id: anna.id } });
    expect(found.evidence).toMatchObject([{ name: null, title: 'russian-from-zero', text: 'Купите слона' }]);
    expect(await settle(gleb, found.id, hide)).toMatchObject({ hidden: true });
    expect([await readByTeacher(), (await groupsOf(boris)).open]).toEqual([[], 1]);
    expect((await appealsOf(anna)).appeals).toMatchObject([
      { message: 'Купите слона', message_hidden: true },
    ]);
    await restoreCase(gleb, found.id);
    expect(await readByTeacher()).toEqual(['Купите слона']);
    expect((await appealsOf(anna)).appeals).toMatchObject([{ message_hidden: false }]);
  });

  it('cannot be reported by who does not read it, nor by its author, nor when there is nothing', async () => {
    const id = await written();
    for (const who of [anna, gleb, await makeSomebody(db, 'teacher'), await makeSomebody(db, 'student')])
      expect((await sendReport(who, ['suggestion', id])).status).toBe(404);
    expect((await sendReport(boris, ['suggestion', 999_999])).status).toBe(404);
    await db.delete(appeals);
    expect((await sendReport(boris, ['suggestion', await written(null)])).status).toBe(404);
  });

  it('is named by its course alone to the teacher who has reported it', async () => {
    await sendReport(boris, ['suggestion', await written()]);
    expect((await readReports(boris)).reports).toMatchObject([
      {
        kind: 'suggestion',
        person: null,
        person_is_gone: false,
        place: { title: 'Russian from zero', href: '/courses/teaching/appeals?course=russian-from-zero' },
      },
    ]);
    expect(JSON.stringify(await readReports(boris))).not.toContain(`"id":${anna.id}`);
  });

  it('is not reported again once it is hidden', async () => {
    const id = await written();
    await settle(gleb, (await openCase(boris, gleb, ['suggestion', id])).id, hide);
    expect((await sendReport(boris, ['suggestion', id])).status).toBe(404);
  });
});
