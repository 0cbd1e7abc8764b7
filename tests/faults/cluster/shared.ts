import { setTimeout as pause } from 'node:timers/promises';
import Pusher from 'pusher';
import type { ConversationView, MessageView } from '@/lib/chat/messages/schema';
import type { UploadedMedia } from '@/lib/chat/media/schema';
import { personalChannel } from '@/lib/platform/realtime/events';
import { makePairs, type Talker } from '@/tests/faults/chat/people';
import { note } from '@/tests/faults/verdicts';
import { makePicture } from '@/tests/support/picture';
import { app, RawClient } from '@/tests/support/realtime/soketi';
import type { Machine } from './machine';
import type { Cluster } from './set-up';

/** Events and reports of presence arrive within the first time; the check of all channels, every 30 s, within the second. */
const atOnceMs = 2_000;
const untilCheckedMs = 35_000;
/** Wrong passwords that one address may send for one account (lib/people/auth/inside/login-throttle.ts). */
const maxWrongPasswords = 5;

/** State that the machines share: presence, ended sessions, rate limits, files. */
export async function tryShared(cluster: Cluster): Promise<void> {
  const [pair] = await makePairs(cluster, 1);
  if (!pair) throw new Error('Nobody was made.');
  const [anna, boris] = pair;
  await tryPresence(cluster, anna, boris);
  await tryFiles(cluster, anna, boris);
  await trySignOut(cluster, anna);
  await tryLimit(cluster);
}

async function tryPresence({ machines: [one, two] }: Cluster, anna: Talker, boris: Talker): Promise<void> {
  const isOnlineAt = async (machine: Machine) => {
    const answer = await call(`${machine.base}/api/chat/${anna.id}`, boris);
    // The boundary: the answer of our own API.
    return ((await answer.json()) as ConversationView).person.is_online;
  };
  const isEverywhere = async (expected: boolean) =>
    within(
      atOnceMs,
      async () => (await isOnlineAt(one)) === expected && (await isOnlineAt(two)) === expected,
    );
  const first = await openTab(one, anna);
  note('presence: who comes to one machine is online at both', await isEverywhere(true));
  const second = await openTab(two, anna);
  first.end();
  await pause(atOnceMs);
  note('presence: who goes on at the other stays online', await isEverywhere(true));
  const his = await openTab(one, boris);
  await pause(untilCheckedMs);
  note('presence: the check knows those of both machines', await isEverywhere(true));
  second.end();
  note('presence: whoever closes their last tab is gone at both', await isEverywhere(false));
  await openTab(two, anna);
  note('presence: and comes again', await isEverywhere(true));
  process.kill(two.find('soketi.mjs') ?? 0, 'SIGKILL');
  const gone = await within(untilCheckedMs + atOnceMs, async () => !(await isOnlineAt(one)));
  note('presence: the check finds who has vanished with their soketi', gone);
  his.end();
}

async function tryFiles({ machines: [one, two] }: Cluster, anna: Talker, boris: Talker): Promise<void> {
  const uploaded = await call(`${one.base}/api/chat/${boris.id}/media`, anna, {
    type: 'image/png',
    body: new Uint8Array(await makePicture()),
  });
  const { id } = (await uploaded.json()) as UploadedMedia;
  const body = JSON.stringify({ client_id: crypto.randomUUID(), text: '' });
  const sent = await call(`${two.base}/api/chat/${boris.id}/media/${id}`, anna, { body });
  const { seq } = (await sent.json()) as MessageView;
  const statuses = await Promise.all(
    [one, two].map(
      async ({ base }) => (await call(`${base}/api/chat/${anna.id}/messages/${seq}/media`, boris)).status,
    ),
  );
  note(
    'files: a picture uploaded at one machine is sent at the other and seen at both',
    sent.status === 201 && statuses.every((status) => status === 200),
    [uploaded.status, sent.status, ...statuses].join(' '),
  );
}

async function trySignOut({ machines: [one, two] }: Cluster, anna: Talker): Promise<void> {
  const tabs = [await openTab(one, anna), await openTab(two, anna)];
  for (const tab of tabs) tab.signIn(String(anna.id));
  await Promise.all(tabs.map(async (tab) => tab.next('pusher:signin_success')));
  const started = Date.now();
  const { status } = await call(`${one.base}/api/auth/logout`, anna, { body: '{}' });
  const areClosed = await within(atOnceMs, async () => tabs.every(({ closeCode }) => closeCode === 4009));
  note(
    'sign-out at one machine closes the live connections at both',
    status < 300 && areClosed,
    `${Date.now() - started} ms`,
  );
  const later = await call(`${two.base}/api/chat`, anna);
  note('and the session has ended at the other', later.status === 401, String(later.status));
}

/** Sends wrong passwords to both machines in turn. */
async function tryLimit({ machines }: Cluster): Promise<void> {
  const body = JSON.stringify({ email: `nobody-${Date.now()}@example.org`, password: 'неверный-пароль' });
  const statuses: number[] = [];
  for (let count = 0; count < maxWrongPasswords + 2; count += 1) {
    const base = machines[count % 2]?.base ?? '';
    const headers = { 'content-type': 'application/json' };
    statuses.push((await fetch(`${base}/api/auth/login`, { method: 'POST', headers, body })).status);
  }
  note(
    'limits: passwords tried at both machines are counted together',
    statuses.indexOf(429) === maxWrongPasswords && statuses.at(-1) === 429,
    statuses.join(' '),
  );
}

async function openTab({ port }: Machine, { id }: Talker): Promise<RawClient> {
  const { appId, key, secret } = app;
  const pusher = new Pusher({ appId, key, secret, host: '127.0.0.1', port: String(port), useTLS: false });
  const client = await RawClient.connect({ port, pusher });
  await client.subscribe(personalChannel(id));
  return client;
}

interface Sending {
  type?: string;
  body: string | Uint8Array<ArrayBuffer>;
}

async function call(url: string, { bearer }: Talker, sending?: Sending): Promise<Response> {
  const authorization = `Bearer ${bearer}`;
  if (!sending) return fetch(url, { headers: { authorization } });
  const { type = 'application/json', body } = sending;
  return fetch(url, { method: 'POST', headers: { authorization, 'content-type': type }, body });
}

/** Asks repeatedly. @returns whether it became true in time */
async function within(timeoutMs: number, isTrue: () => Promise<boolean>): Promise<boolean> {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    if (await isTrue()) return true;
    await pause(100);
  }
  return isTrue();
}
