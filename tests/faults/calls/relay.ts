import { mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Browser } from '@playwright/test';
import postgres from 'postgres';
import { relaySeconds } from '@/lib/chat/calls/limits';
import type { CallServers } from '@/lib/chat/calls/schema';
import { turnCredentials } from '@/lib/chat/calls/turn-credentials';
import { secondMs } from '@/lib/platform/time/units';
import { atEnd } from '@/scripts/services/lifetime';
import { chromiumLaunch } from '@/tests/e2e/support/chromium';
import { startSite, type Site } from '@/tests/faults/site';
import { unlimited } from '@/tests/faults/unlimited';
import { note } from '@/tests/faults/verdicts';
import { bar, call, makeCallers, untilHeard, waysOf, type Caller } from './callers';
import { makeCoturn, turnSecret, type Coturn } from './coturn';

const devices = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];
/** The issue "Chat": sound is received within this time after the relay is back. */
const maxBackMs = 5_000;
/** Durations for which the relay is away. */
const awaysMs = [3_000, 7_000, 12_000];
/** The time to connect, and some more for the page. */
const noWayMs = 25_000;

/** Calls that may use only a real relay, which is killed and started again, refuses credentials, or does not run. */
export async function tryCallsRelay(): Promise<void> {
  const folder = join(tmpdir(), `govorim-relay-${process.pid}`);
  mkdirSync(folder);
  atEnd(async () => rmSync(folder, { recursive: true, force: true }));
  const coturn = await makeCoturn(folder);
  await coturn.start();
  const launch = chromiumLaunch();
  const browser = await chromium.launch({ ...launch, args: [...(launch.args ?? []), ...devices] });
  atEnd(async () => browser.close());
  const site = await startSite('relay', { ...unlimited, ...coturn.variables });
  const [her, him] = await makeCallers(browser, site);
  await call(her, him);
  const waited = await untilHeard([her, him], noWayMs);
  note('a call by relay: both hear each other', waited !== null, `${waited} ms after the answer`);
  const ways = [...(await waysOf(her)), ...(await waysOf(him))];
  note(
    'a call by relay: nobody tells another address',
    ways.every((way) => way === 'relay') && ways.length > 0,
    ways.join(' '),
  );
  await tryCredentials(site, coturn, her);
  for (const awayMs of awaysMs) await tryKilled(coturn, [her, him], awayMs);
  await bar(her).getByRole('button', { name: 'Hang up' }).click();
  await bar(him).getByText('The call has ended.').waitFor();
  await coturn.kill();
  await tryNoWay('relay away', her, him);
  await tryWithoutRelay(browser);
}

async function tryKilled(coturn: Coturn, [her, him]: [Caller, Caller], awayMs: number): Promise<void> {
  const name = `relay killed for ${awayMs / secondMs} s`;
  await coturn.kill();
  const noticing = bar(her).getByText('Connection lost. Trying again…').waitFor({ timeout: awayMs });
  const isSaid = noticing.then(
    () => true,
    () => false,
  );
  await pause(awayMs);
  note(`${name}: the page says so`, await isSaid);
  await coturn.start();
  const waited = await untilHeard([her, him], 3 * maxBackMs);
  note(
    `${name}: sound again within 5 s of its return`,
    waited !== null && waited <= maxBackMs,
    `${waited} ms`,
  );
  await Promise.all(
    [her, him].map(async (each) => bar(each).getByRole('timer').waitFor({ timeout: 10_000 })),
  );
  await pause(2_000);
}

/** Tries passwords of our API, expired ones, and invented ones. */
async function tryCredentials(site: Site, coturn: Coturn, her: Caller): Promise<void> {
  const sql = postgres(site.databaseUrl(), { max: 1 });
  const [row] = await sql<{ id: number }[]>`select max(id) as id from calls`;
  await sql.end();
  const answer = await her.page.request.get(`/api/chat/calls/${row?.id}/servers`);
  // The boundary: the answer of our own API.
  const { ice_servers: servers } = (await answer.json()) as CallServers;
  const { username = '', credential = '' } = servers[0] ?? {};
  const seconds = Number(username.split(':')[0]) - Date.now() / secondMs;
  note(
    'passwords of the relay: for ten minutes',
    seconds > 0 && seconds <= relaySeconds,
    `${Math.round(seconds)} s`,
  );
  note('passwords of the relay: it takes them', coturn.accepts({ username, credential }));
  const user = username.split(':')[1] ?? '';
  const past = turnCredentials({ secret: turnSecret, user }, new Date(Date.now() - secondMs));
  note('passwords of the relay: older ones are refused', !coturn.accepts(past));
  note('passwords of the relay: so are others', !coturn.accepts({ username, credential: past.credential }));
}

/** A site without a relay, for people who hide their address. */
async function tryWithoutRelay(browser: Browser): Promise<void> {
  const site = await startSite('no-relay', unlimited);
  const [her, him] = await makeCallers(browser, site);
  await tryNoWay('no relay', her, him);
}

async function tryNoWay(name: string, her: Caller, him: Caller): Promise<void> {
  await call(her, him);
  const started = Date.now();
  const sentence = /^No way was found between your two devices\./u;
  const said = await Promise.all(
    [her, him].map(async (each) =>
      bar(each)
        .getByText(sentence)
        .waitFor({ timeout: noWayMs })
        .then(
          () => true,
          () => false,
        ),
    ),
  );
  note(`${name}: both pages say that there is no way`, said.every(Boolean), `${Date.now() - started} ms`);
}
