import { startSession } from '@/lib/people/auth/sessions';
import { issuePair } from '@/lib/people/auth/token-pair';
import { switchTo, type Opened } from '@/tests/bench/learning/application';

/** Somebody who is signed in as a program. */
export interface Talker {
  id: number;
  bearer: string;
}

export interface Pair {
  sender: Talker;
  receiver: Talker;
}

/** Sessions that begin at once. */
const atOnce = 10;

/** Makes `count` pairs of friends. */
export async function makePairs(opened: Opened, count: number): Promise<Pair[]> {
  const { sql } = opened;
  const prefix = `talker-${Date.now()}`;
  const people = await sql<{ id: number }[]>`
    insert into users (email, first_name, surname, birth_date, locale, password_hash, consented_at)
    select ${prefix} || '-' || i || '@bench.example', 'Майя', 'Орлова', '1990-02-03', 'en', '', now()
    from generate_series(1, ${count * 2}) i order by i returning id`;
  const ids = people.map(({ id }) => id).toSorted((one, other) => one - other);
  await befriend(opened, ids);
  switchTo(opened);
  const talkers: Talker[] = [];
  for (let first = 0; first < ids.length; first += atOnce)
    talkers.push(...(await Promise.all(ids.slice(first, first + atOnce).map(signIn))));
  return talkers.flatMap((sender, index) => {
    const receiver = talkers[index + 1];
    return index % 2 === 0 && receiver ? [{ sender, receiver }] : [];
  });
}

/**
 * Makes friends of the first two people, of the next two, and so on; the ids are in order. They have been here for a year,
 * because newcomers may send less, and may send whatever they want: limits are not what is measured.
 */
export async function befriend({ sql }: Opened, ids: readonly number[]): Promise<void> {
  const all = [...ids];
  const lows = all.filter((_, index) => index % 2 === 0);
  const highs = all.filter((_, index) => index % 2 === 1);
  await sql`update users set email_verified_at = now(), birth_date = '1990-02-03', created_at = now() - interval '1 year'
    where id = any(${all})`;
  await sql`insert into profiles (user_id, joined_at, updated_at) select id, now(), now() from unnest(${all}::int[]) as id`;
  await sql`insert into friendships (low_id, high_id, requested_by, created_at, accepted_at)
    select low, high, low, now(), now() from unnest(${lows}::int[], ${highs}::int[]) as pair (low, high)`;
  await sql`insert into throttles (key, count, resets_at)
    select 'chat:' || id, -1000000000, now() + interval '1 day' from unnest(${all}::int[]) as id`;
}

async function signIn(id: number): Promise<Talker> {
  const session = await startSession(id, {
    remember: true,
    client: 'program',
    userAgent: null,
    secondFactor: false,
  });
  return { id, bearer: (await issuePair(session.id)).access_token };
}
