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

/** Makes so many pairs of friends, who have been here for a year: newcomers may send less. */
export async function makePairs(opened: Opened, count: number): Promise<Pair[]> {
  const { sql } = opened;
  const prefix = `talker-${Date.now()}`;
  const people = await sql<{ id: number }[]>`
    insert into users (email, first_name, surname, birth_date, locale, password_hash, consented_at, email_verified_at, created_at)
    select ${prefix} || '-' || i || '@bench.example', 'Майя', 'Орлова', '1990-02-03', 'en', '', now(), now(), now() - interval '1 year'
    from generate_series(1, ${count * 2}) i order by i returning id`;
  const ids = people.map(({ id }) => id).toSorted((one, other) => one - other);
  const [lows, highs] = [0, 1].map((rest) => ids.filter((_, index) => index % 2 === rest));
  await sql`insert into profiles (user_id, joined_at, updated_at) select id, now(), now() from unnest(${ids}::int[]) as id`;
  await sql`insert into friendships (low_id, high_id, requested_by, created_at, accepted_at)
    select low, high, low, now(), now() from unnest(${lows ?? []}::int[], ${highs ?? []}::int[]) as pair (low, high)`;
  // Limits are not what is measured.
  await sql`insert into throttles (key, count, resets_at)
    select 'chat:' || id, -1000000000, now() + interval '1 day' from unnest(${ids}::int[]) as id`;
  switchTo(opened);
  const talkers: Talker[] = [];
  for (let first = 0; first < ids.length; first += atOnce)
    talkers.push(...(await Promise.all(ids.slice(first, first + atOnce).map(signIn))));
  return talkers.flatMap((sender, index) => {
    const receiver = talkers[index + 1];
    return index % 2 === 0 && receiver ? [{ sender, receiver }] : [];
  });
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
