import { setTimeout as pause } from 'node:timers/promises';
import { childrenOf } from './children';
import { tryPagesMeanwhile } from './error-pages';
import { note } from './verdicts';
import { personHeaders, signIn, statusOf, untilStatus, type Site } from './site';

const maxAnswerMs = 3_500;
const recovery = 3_000;
/** Milliseconds after which the site knows that the database is back, and has expired its pages. */
const longestUntilHeard = 4_000;

/** The database hangs, and is then killed: the answers to readers, to programs and to health checks. */
export async function tryDatabaseAway(site: Site): Promise<void> {
  const cookie = await signIn(site.base);
  const page = `${site.base}/de/courses/list`;
  note('a signed-in page is there', (await statusOf(page, { cookie })) === 200);
  note('a public page is cached', (await statusOf(`${site.base}/de`)) === 200);
  await hang(site, page, cookie);
  await kill(site, page, cookie);
  await hangAgain(site, page, cookie);
  note('the server is still the same process', (await statusOf(`${site.base}/healthz`)) === 200);
}

async function hang(site: Site, page: string, cookie: string): Promise<void> {
  const frozen = [site.postmaster(), ...childrenOf(site.postmaster())];
  for (const pid of frozen) process.kill(pid, 'SIGSTOP');
  await pause(100);
  await answersWhileAway('hangs', site.base, page, cookie);
  await tryPagesMeanwhile(site, 'hangs');
  for (const pid of frozen) process.kill(pid, 'SIGCONT');
  const waited = await untilStatus(page, 200, { cookie });
  note('hanging database: back by itself', waited <= recovery, `${waited} ms`);
}

async function kill(site: Site, page: string, cookie: string): Promise<void> {
  const killed = site.postmaster();
  process.kill(killed, 'SIGKILL');
  const status = await statusOf(page, { cookie });
  note('killed database: a page meanwhile', status === 503 || status === 200, String(status));
  const waited = await untilStatus(page, 200, { cookie });
  note('killed database: started again and back', waited <= recovery, `${waited} ms`);
}

/** After an outage all pages are expired; one that nobody has requested since is still served in the next outage. */
async function hangAgain(site: Site, page: string, cookie: string): Promise<void> {
  await pause(longestUntilHeard);
  const frozen = [site.postmaster(), ...childrenOf(site.postmaster())];
  for (const pid of frozen) process.kill(pid, 'SIGSTOP');
  const started = Date.now();
  const status = await statusOf(`${site.base}/de`, personHeaders);
  const waited = Date.now() - started;
  note(
    'a cached page nobody opened between two outages',
    status === 200 && waited < maxAnswerMs,
    `${status} after ${waited} ms`,
  );
  for (const pid of frozen) process.kill(pid, 'SIGCONT');
  await untilStatus(page, 200, { cookie });
}

async function answersWhileAway(what: string, base: string, page: string, cookie: string): Promise<void> {
  const started = Date.now();
  const [response, call] = await Promise.all([
    fetch(page, { headers: { cookie, ...personHeaders } }),
    fetch(`${base}/api/auth/me`, { headers: { cookie, 'accept-language': 'de' } }),
  ]);
  const html = await response.text();
  const body: unknown = await call.json();
  note(`database ${what}: page 503 in time`, response.status === 503 && Date.now() - started < maxAnswerMs);
  note(`database ${what}: Retry-After`, response.headers.get('retry-after') === '5');
  note(`database ${what}: in the reader's language`, html.includes('lang="de"'));
  note(
    `database ${what}: JSON 503`,
    call.status === 503 && Reflect.get(Object(body), 'code') === 'unavailable',
  );
  note(`database ${what}: alive`, (await statusOf(`${base}/healthz`)) === 200);
  note(`database ${what}: not ready`, (await statusOf(`${base}/readyz`)) === 503);
}
