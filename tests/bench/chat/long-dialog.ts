import type { Opened } from '@/tests/bench/learning/application';
import { round, timed, type Line } from '@/tests/bench/statistics';
import { percentile } from '@/tests/support/percentile';
import type { Pair } from './talkers';

const lengths = { short: 50, long: 100_000 };
const rounds = 150;
const warmUp = 20;
const maxTimes = 1.3;

/** Decisions, "Serving, caching and speed", "Goals". */
export async function measureLength(opened: Opened, base: string, [one, other]: Pair[]): Promise<Line[]> {
  if (!one || !other) throw new Error('Two pairs are needed.');
  await fillDialog(opened, idsOf(one), lengths.short);
  await fillDialog(opened, idsOf(other), lengths.long);
  const samples = { short: [] as number[], long: [] as number[] };
  for (let turn = -warmUp; turn < rounds; turn += 1) {
    const short = await timed(() => openConversation(base, one));
    const long = await timed(() => openConversation(base, other));
    if (turn < 0) continue;
    samples.short.push(short.milliseconds);
    samples.long.push(long.milliseconds);
  }
  const [short, long] = [percentile(samples.short, 0.5), percentile(samples.long, 0.5)];
  return [
    {
      what: `Chat, a conversation of ${lengths.long} messages is opened, p50`,
      measured: `${round(long)} ms = ${round(long / short)}× the ${round(short)} ms of one of ${lengths.short}`,
      goal: `at most ${maxTimes}×`,
      isMet: long <= short * maxTimes,
    },
  ];
}

const idsOf = ({ sender, receiver }: Pair) => [sender.id, receiver.id];

/** Both write in turn, a message in three minutes; everything is read. */
export async function fillDialog({ sql }: Opened, people: readonly number[], count: number): Promise<void> {
  const [low, high] = people.toSorted((one, other) => one - other);
  const [dialog] = await sql<{ id: number }[]>`
    insert into dialogs (low_id, high_id, opened_by, created_at, accepted_at, last_message_at, last_seq)
    values (${low ?? 0}, ${high ?? 0}, ${low ?? 0}, now() - interval '1 year', now(), now(), ${count}) returning id`;
  const id = dialog?.id ?? 0;
  await sql`insert into dialog_members (dialog_id, user_id, read_seq) values
    (${id}, ${low ?? 0}, ${count}), (${id}, ${high ?? 0}, ${count})`;
  await sql`insert into messages (dialog_id, seq, version, sender_id, client_id, body, created_at)
    select ${id}, i, i, case when i % 2 = 0 then ${low ?? 0}::int else ${high ?? 0}::int end, gen_random_uuid(),
      'Сообщение ' || i || '. ' || repeat('Мы ещё раз поговорим об этом. ', i % 5), now() - (${count} - i) * interval '3 minutes'
    from generate_series(1, ${count}) i`;
  await sql`analyze messages`;
}

async function openConversation(base: string, { sender, receiver }: Pair): Promise<void> {
  const response = await fetch(`${base}/api/chat/${receiver.id}`, {
    headers: { authorization: `Bearer ${sender.bearer}` },
  });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`A conversation was answered with ${response.status}.`);
}
