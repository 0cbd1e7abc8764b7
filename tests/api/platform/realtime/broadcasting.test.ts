import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { POST as authorize } from '@/app/api/broadcasting/auth/route';
import { POST as authenticate } from '@/app/api/broadcasting/user-auth/route';
import { POST as logout } from '@/app/api/auth/logout/route';
import { GET as settings } from '@/app/api/settings/route';
import { freePort } from '@/scripts/services/ports';
import { startLiveWork } from '@/scripts/serve/live-work';
import { call } from '@/tests/support/call';
import { testDatabase } from '@/tests/support/database';
import { sanction } from '@/tests/support/moderation';
import { app, RawClient, startSoketi, type StartedSoketi } from '@/tests/support/realtime/soketi';
import { makeSomebody, makeToken, type Somebody } from '@/tests/support/somebody';
import { makeMember, tie } from '@/tests/support/ties';

const { db, url } = testDatabase();
let soketi: StartedSoketi;
let liveWork: Awaited<ReturnType<typeof startLiveWork>>;
const clients: RawClient[] = [];

beforeAll(async () => {
  const port = await freePort();
  process.env.SOKETI_PORT = String(port);
  soketi = await startSoketi(port);
  liveWork = await startLiveWork(url);
}, 30_000);
afterEach(() => clients.splice(0).forEach((client) => client.end()));
afterAll(() => Promise.all([soketi.stop(), liveWork.close()]));

const bearer = ({ pair }: Somebody) => ({ authorization: `Bearer ${pair.access_token}` });
const channelOf = ({ id }: Somebody) => `private-channel-${id}`;
const socket_id = '1.1';

/** A browser of somebody that hears their events, authorized by our API. */
async function listen(somebody: Somebody): Promise<RawClient> {
  const client = await RawClient.connect(soketi);
  clients.push(client);
  const body = { socket_id: client.socketId, channel_name: channelOf(somebody) };
  const headers = bearer(somebody);
  const signin = await call(authenticate, { body: { socket_id: client.socketId }, headers });
  client.send({ event: 'pusher:signin', data: signin.body });
  await client.subscribe(channelOf(somebody), String((await call(authorize, { body, headers })).body.auth));
  await client.next('pusher_internal:subscription_succeeded');
  return client;
}

describe('POST /api/broadcasting/auth', () => {
  it('spec §7: signs the subscription to one’s own channel, asked by a form or by JSON', async () => {
    const anna = await makeSomebody(db, 'student');
    const fields = { socket_id, channel_name: channelOf(anna) };
    const form = await call(authorize, {
      raw: String(new URLSearchParams(fields)),
      headers: { ...bearer(anna), 'content-type': 'application/x-www-form-urlencoded' },
    });
    const json = await call(authorize, { body: fields, headers: bearer(anna) });
    const { auth } = soketi.pusher.authorizeChannel(socket_id, channelOf(anna));
    expect([form.status, form.body]).toEqual([200, { auth }]);
    expect([json.status, json.body]).toEqual([200, { auth }]);
  });

  it.each([
    ['another person’s channel', ({ id }: Somebody) => `private-channel-${id + 1}`],
    ['a bare channel', ({ id }: Somebody) => `channel-${id}`],
    ['a presence channel', ({ id }: Somebody) => `presence-channel-${id}`],
    ['one’s own with something after it', (somebody: Somebody) => `${channelOf(somebody)};x`],
  ])('refuses %s', async (_, nameOf) => {
    const anna = await makeSomebody(db, 'student');
    const body = { socket_id, channel_name: nameOf(anna) };
    const { status, body: answer } = await call(authorize, { body, headers: bearer(anna) });
    expect([status, answer.code]).toEqual([403, 'forbidden']);
    expect(answer.auth).toBeUndefined();
  });

  it('spec §6: takes the bearer token of a session alone', async () => {
    const anna = await makeSomebody(db, 'student');
    const { token } = await makeToken(db, anna.id);
    const body = { socket_id, channel_name: channelOf(anna) };
    const statusWith = async (sent: object) => (await call(authorize, { body, ...sent })).status;
    expect(await statusWith({ cookie: anna.cookie })).toBe(401);
    expect(await statusWith({})).toBe(401);
    expect(await statusWith({ headers: { authorization: 'Bearer none' } })).toBe(401);
    expect(await statusWith({ headers: { authorization: `Bearer ${token}` } })).toBe(403);
  });

  it.each([[''], ['1'], ['1.1:private-channel-2'], ['1.1\n'], ['a.b']])(
    'refuses the socket id %j',
    async (id) => {
      const anna = await makeSomebody(db, 'student');
      const body = { socket_id: id, channel_name: channelOf(anna) };
      expect((await call(authorize, { body, headers: bearer(anna) })).status).toBe(400);
      expect((await call(authenticate, { body: { socket_id: id }, headers: bearer(anna) })).status).toBe(400);
    },
  );
});

describe('GET /api/settings', () => {
  it('spec §7: says where the live channel is: here, without the secret', async () => {
    const { body } = await call(settings);
    const live = { key: app.key, cluster: 'mt1', host: null, port: null, tls: null };
    expect(body.config).toMatchObject({ live });
    expect(JSON.stringify(body)).not.toContain(app.secret);
  });
});

describe('a notification', () => {
  it('is heard by its person within a second, and by nobody else', async () => {
    const [anna, boris, vera] = [await makeMember(db), await makeMember(db), await makeMember(db)];
    const [hers, theirs] = [await listen(boris), await listen(vera)];
    const before = performance.now();
    expect((await tie(anna, 'befriend', boris)).status).toBe(200);
    await hers.next('notify');
    expect(performance.now() - before).toBeLessThan(1_000);
    expect(theirs.heard('notify')).toEqual([]);
  });
});

describe('a suspension', () => {
  it('closes the live connections of the person, who gets no new ones', async () => {
    const [anna, reporter] = [await makeMember(db), await makeSomebody(db, 'student')];
    const gleb = await makeSomebody(db, 'moderator');
    const hers = await listen(anna);
    await sanction(anna, { by: gleb, reporter, input: { kind: 'suspension', days: 1 } });
    expect(await hers.closed()).toBe(4009);
    const body = { socket_id, channel_name: channelOf(anna) };
    expect((await call(authorize, { body, headers: bearer(anna) })).status).toBe(403);
  });
});

describe('signing out', () => {
  it('closes the live connections of the person, and no other’s', async () => {
    const [anna, boris] = [await makeSomebody(db, 'student'), await makeSomebody(db, 'student')];
    const [hers, his] = [await listen(anna), await listen(boris)];
    await call(logout, { method: 'POST', body: {}, cookie: anna.cookie });
    expect(await hers.closed()).toBe(4009);
    expect(his.closeCode).toBeNull();
  });
});
