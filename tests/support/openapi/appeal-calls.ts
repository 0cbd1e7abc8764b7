import type { Connection } from '@/db/client';
import { answerOtherwise, begin, reported } from '@/tests/support/appeals';
import type { Somebody } from '@/tests/support/somebody';
import { makeTeacher } from './teaching-calls';

/** Answers incorrectly as the caller. */
async function answer(caller: Somebody, db: Connection) {
  const { place } = await answerOtherwise(db, caller, await begin(caller));
  return { run: place.run, turn: String(place.turn) };
}

/** Answers incorrectly, reports it, and makes the caller a teacher of the course. */
async function appeal(caller: Somebody, db: Connection): Promise<string> {
  const { place } = await answerOtherwise(db, caller, await begin(caller));
  const { id } = await reported(caller, place, { message: 'Так то́же мо́жно.' });
  await makeTeacher(caller, db);
  return String(id);
}

/** Good calls about appeals. */
export const appealCalls = {
  'PUT /api/runs/{run}/turns/{turn}/appeal': async (caller: Somebody, db: Connection) => ({
    params: await answer(caller, db),
    body: { message: 'Так то́же мо́жно.' },
  }),
  'GET /api/appeals': async (caller: Somebody, db: Connection) => {
    await appeal(caller, db);
    return {};
  },
  'PUT /api/appeals/seen': () => ({ body: { until: new Date().toISOString() } }),
  'PUT /api/appeals/{appeal}/decision': async (caller: Somebody, db: Connection) => ({
    params: { appeal: await appeal(caller, db) },
    // An accepted report would make the answer of the next caller correct.
    body: { decision: 'declined', reason: 'Так не говоря́т.' },
  }),
  'GET /api/courses/{course}/appeals': async (caller: Somebody, db: Connection) => {
    await appeal(caller, db);
    return { params: { course: 'russian-from-zero' }, query: { state: 'open' } };
  },
};
