import { PUT as putProfile } from '@/app/api/profile/route';
import { call } from '@/tests/support/call';
import { makePicture } from '@/tests/support/picture';
import { saidOf } from '@/tests/support/profiles';
import type { Somebody } from '@/tests/support/somebody';

/* Good calls of profiles. */
export const profileCalls = {
  'GET /api/profile': () => ({}),
  'PUT /api/profile': () => ({ body: saidOf({ country: 'AM' }) }),
  'GET /api/profile/first-contact': () => ({}),
  'PUT /api/profile/first-contact': async (caller: Somebody) => {
    await join(caller);
    return { body: { first_contact: 'friends' } };
  },
  'PUT /api/profile/photo': async (caller: Somebody) => {
    await join(caller);
    return { file: new Blob([new Uint8Array(await makePicture())], { type: 'image/png' }) };
  },
  'DELETE /api/profile/photo': async (caller: Somebody) => {
    await join(caller);
    return {};
  },
  'GET /api/people/{person}': join,
  'GET /api/people/{person}/comments': join,
  'GET /api/people/{person}/ties/{list}': async (caller: Somebody) => {
    const { params } = await join(caller);
    return { params: { ...params, list: 'followers' } };
  },
};

async function join({ id, cookie }: Somebody) {
  const said = saidOf({ audience: 'everyone', shown_to: { friends: 'everyone' } });
  await call(putProfile, { method: 'PUT', cookie, body: said });
  return { params: { person: String(id) } };
}
