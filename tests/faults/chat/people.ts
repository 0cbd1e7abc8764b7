import postgres from 'postgres';
import type { SignedInAnswer } from '@/lib/people/auth/schema';
import type { SiteAddress } from '@/tests/faults/site';
import { newcomer } from '@/tests/support/people-data';

/** A person who writes and reads by programs only. */
export interface Talker {
  id: number;
  bearer: string;
  /** Id of the other person. */
  otherId: number;
}

type Pair = [Pick<Talker, 'id'>, Pick<Talker, 'id'>];

/** Registrations at the same time: each costs the hash of a password. */
const atOnce = 4;

let runs = 0;

/** Makes pairs of friends with old accounts: newcomers may send less. */
export async function makePairs(site: SiteAddress, count: number): Promise<[Talker, Talker][]> {
  runs += 1;
  const made: SignedInAnswer[] = [];
  const addresses = Array.from(
    { length: 2 * count },
    (_, index) => `talker-${process.pid}-${runs}-${index}@example.org`,
  );
  for (let first = 0; first < addresses.length; first += atOnce)
    made.push(
      ...(await Promise.all(
        addresses.slice(first, first + atOnce).map(async (email) => register(site.base, email)),
      )),
    );
  const people = made.toSorted((one, other) => one.user.id - other.user.id);
  const pairs = people.flatMap((one, index): [Talker, Talker][] => {
    const other = people[index + 1];
    if (index % 2 === 1 || !other) return [];
    const talker = (me: SignedInAnswer, with_: SignedInAnswer) => ({
      id: me.user.id,
      bearer: me.access_token,
      otherId: with_.user.id,
    });
    return [[talker(one, other), talker(other, one)]];
  });
  await befriend(site.databaseUrl(), pairs);
  return pairs;
}

async function register(base: string, email: string): Promise<SignedInAnswer> {
  const response = await fetch(`${base}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...newcomer, email, client: 'program' }),
  });
  if (!response.ok) throw new Error(`A registration was answered with ${response.status}.`);
  return (await response.json()) as SignedInAnswer;
}

/** Makes the pairs friends, and their accounts a year old, with a confirmed address. */
export async function befriend(url: string, pairs: Pair[]): Promise<void> {
  const ids = pairs.flat().map(({ id }) => id);
  const lows = pairs.map(([{ id }]) => id);
  const highs = pairs.map(([, { id }]) => id);
  const sql = postgres(url, { max: 1 });
  await sql`update users set email_verified_at = now(), birth_date = '1990-01-01', created_at = now() - interval '1 year'
    where id = any(${ids})`;
  await sql`insert into profiles (user_id, joined_at, updated_at) select id, now(), now() from users where id = any(${ids})`;
  await sql`insert into friendships (low_id, high_id, requested_by, created_at, accepted_at)
    select low, high, low, now(), now() from unnest(${lows}::int[], ${highs}::int[]) as pair (low, high)`;
  await sql.end();
}
