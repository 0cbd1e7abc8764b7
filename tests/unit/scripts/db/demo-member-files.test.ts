import { describe, expect, it } from '@jest/globals';
import { demoLearners, demoPeople } from '@/lib/people/demo/demo-people';
import { timeZone } from '@/lib/platform/time/time-zone';
import { inputOf, readDemoMembers } from '@/scripts/db/demo-member-files';

const { members, accounts, ties } = readDemoMembers();
const everybody = [...members, ...accounts];
const minors = new Set(members.filter(({ age }) => age < 18).map(({ key }) => key));

describe('the people of the demonstration', () => {
  it('are forty-one besides the first accounts, each with another name', () => {
    expect(members).toHaveLength(41);
    expect(new Set(members.map(({ name }) => name.join(' '))).size).toBe(41);
    expect(new Set(everybody.map(({ key }) => key)).size).toBe(everybody.length);
  });

  it('say something that the community accepts, and of every first account', () => {
    for (const each of everybody) expect(inputOf(each).about.length).toBeGreaterThan(60);
    const keys = [...demoPeople, ...demoLearners].map(({ email }) => email.split('@')[0]);
    expect(accounts.map(({ key }) => key).toSorted()).toEqual(keys.toSorted());
  });

  it('show visitors something if they are open to everyone, and nothing otherwise', () => {
    for (const { key, audience, public: shown } of everybody) {
      expect([key, shown.length > 0]).toEqual([key, audience === 'everyone']);
    }
  });

  it('live in zones that there are', () => {
    for (const { zone } of members) expect(timeZone.safeParse(zone).success).toBe(true);
  });

  it('have ties with one another once, minors with minors alone', () => {
    const known = new Set(everybody.map(({ key }) => key));
    const pairs = [...ties.friends, ...ties.requests, ...ties.follows];
    for (const [one, other] of pairs) {
      expect([one, other].filter((key) => !known.has(key))).toEqual([]);
      expect(minors.has(one)).toBe(minors.has(other));
    }
    const asked = [...ties.friends, ...ties.requests].map((pair) => pair.toSorted().join(' '));
    expect(new Set(asked).size).toBe(asked.length);
  });
});
