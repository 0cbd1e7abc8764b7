import { setTimeout as pause } from 'node:timers/promises';
import { judge, judgeUsual } from '@/tests/faults/chat/judge';
import { runTraffic } from '@/tests/faults/chat/traffic';
import { keepKilling } from '@/tests/faults/children';
import { note } from '@/tests/faults/verdicts';
import type { Machine } from './machine';
import type { Cluster } from './set-up';

/* People write to each other while a part of the cluster is away: the plan of security, R1, on two machines. */

const usual = { pairs: 20, messages: 200, perSecond: 50 } as const;
const short = { ...usual, messages: 40 };
const shares = [0.25, 0.6];
const awayMs = 5_000;
/** After this time nginx tries a machine again that was away. */
const triedAgainMs = 2_000;

/** Each pair uses both machines: an event that arrives at once has come through Redis. */
export async function tryCrossing(cluster: Cluster): Promise<void> {
  await cross(cluster, 'from machine to machine');
}

async function cross(cluster: Cluster, name: string): Promise<void> {
  const [one, two] = cluster.machines;
  const outcome = await runTraffic(cluster, {
    ...short,
    baseOf: ({ id, otherId }) => (id < otherId ? one : two).base,
    events: [],
  });
  judgeUsual(name, outcome, Number.POSITIVE_INFINITY);
  await judge(name, cluster, outcome);
}

/** Each machine has a power failure once; the second one when the first one is back, and serves alone. */
export async function tryMachineKilled(cluster: Cluster): Promise<void> {
  const name = 'a machine killed';
  const killing = takeTurns(cluster.machines, async (machine) => {
    await machine.kill();
    await pause(awayMs);
    const started = Date.now();
    await machine.start();
    note(`${name}: machine ${machine.name} is started again`, true, `${Date.now() - started} ms`);
    await pause(triedAgainMs);
  });
  const outcome = await runTraffic(cluster, {
    ...usual,
    events: shares.map((share) => ({ share, act: killing })),
  });
  await judge(name, cluster, outcome);
  await cross(cluster, `${name}: afterwards, from one to the other`);
}

/** The soketi of each machine is killed once, and cannot start again for five seconds. */
export async function trySoketiKilled(cluster: Cluster): Promise<void> {
  const name = 'a soketi killed';
  const killing = takeTurns(cluster.machines, async (machine) => {
    note(
      `${name}: that of machine ${machine.name}`,
      (await keepKilling(machine.pid(), 'soketi.mjs', awayMs)) > 0,
    );
  });
  const outcome = await runTraffic(cluster, {
    ...usual,
    events: shares.map((share) => ({ share, act: killing })),
  });
  await judge(name, cluster, outcome);
}

export async function tryRedisKilled(cluster: Cluster): Promise<void> {
  const name = 'Redis killed';
  const servers = () => cluster.machines.map(({ find }) => find('main.mjs'));
  const before = servers();
  const act = async () => {
    await cluster.redis.kill();
    await pause(awayMs);
    await cluster.redis.start();
  };
  const outcome = await runTraffic(cluster, { ...usual, events: shares.map((share) => ({ share, act })) });
  await judge(name, cluster, outcome);
  note(
    `${name}: nobody was started again but soketi`,
    servers().every((pid, index) => pid !== undefined && pid === before[index]),
  );
  await cross(cluster, `${name}: afterwards, from machine to machine`);
}

/** As in the document, one machine after the other is stopped and started again; no request fails. */
export async function tryRollingRestart(cluster: Cluster): Promise<void> {
  const name = 'rolling restart';
  const reading = readPages(cluster.base);
  const outcome = await runTraffic(cluster, {
    ...usual,
    events: [
      {
        share: 0.1,
        act: async () => {
          for (const machine of cluster.machines) {
            await cluster.nginx.takeOut(machine.port);
            const code = await machine.stop();
            note(`${name}: machine ${machine.name} ends with exit code 0`, code === 0, String(code));
            await machine.start();
            await cluster.nginx.takeOut(null);
          }
        },
      },
    ],
  });
  const pages = await reading.stop();
  const said = (statuses: ReadonlyMap<number, number>) =>
    [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
  const { statuses } = outcome;
  note(`${name}: no message is refused`, statuses.size === 1 && statuses.has(201), said(statuses));
  note(`${name}: no page is refused`, pages.size === 1 && pages.has(200), said(pages));
  await judge(name, cluster, outcome);
}

/** The first call works on the first machine, the next one on the second. */
function takeTurns(machines: readonly Machine[], work: (machine: Machine) => Promise<void>) {
  const left = [...machines];
  let before = Promise.resolve();
  return async () => {
    const machine = left.shift();
    if (machine) before = before.then(async () => work(machine));
    await before;
  };
}

const readers = 5;

/** Some people load pages, one after the other. Stopping returns the number of answers by status; 0 for no answer. */
function readPages(base: string): { stop: () => Promise<Map<number, number>> } {
  const statuses = new Map<number, number>();
  let isOver = false;
  const readOn = async () => {
    while (!isOver) {
      const status = await fetch(`${base}/de/auth/login`, { signal: AbortSignal.timeout(10_000) }).then(
        async (answer) => {
          await answer.arrayBuffer();
          return answer.status;
        },
        () => 0,
      );
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      await pause(50);
    }
  };
  const reading = Array.from({ length: readers }, readOn);
  return {
    stop: async () => {
      isOver = true;
      await Promise.all(reading);
      return statuses;
    },
  };
}
