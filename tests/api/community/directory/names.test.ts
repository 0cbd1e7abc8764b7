import { beforeAll, describe, expect, it } from '@jest/globals';
import { findPeople } from '@/lib/community/directory/find-people';
import { makeMember } from '@/tests/support/community/people';
import { namedPeople, namePairs } from '@/tests/support/community/name-pairs';
import { testDatabase } from '@/tests/support/database';

const { db } = testDatabase();
const ids = new Map<number, string>();
let anna = 0;

beforeAll(async () => {
  anna = await makeMember(db, { firstName: 'Анна', surname: 'Иванова' }, { audience: 'nobody' });
  for (const name of namedPeople) {
    const [firstName = '', surname = ''] = name.split(' ');
    ids.set(await makeMember(db, { firstName, surname }, { shownTo: { surname: 'members' } }), name);
  }
}, 60_000);

const firstOf = async (name: string) => {
  const { users } = await findPeople({ id: anna }, { name, page: 0 });
  return ids.get(users[0]?.id ?? 0) ?? null;
};

describe('the search for names', () => {
  it('has the right person first for at least 76 of 80 names that people type', async () => {
    const missed: string[] = [];
    for (const [query, name] of namePairs) {
      const first = await firstOf(query);
      if (first !== name) missed.push(`${query}: ${first ?? 'nobody'}, not ${name}`);
    }
    expect(namePairs).toHaveLength(80);
    expect(namedPeople.length).toBe(300);
    expect(missed.slice(4)).toEqual([]);
  });
});
