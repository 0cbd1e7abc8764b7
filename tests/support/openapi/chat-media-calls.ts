import { randomUUID } from 'node:crypto';
import type { Connection } from '@/db/client';
import { sayMedia, tryUpload } from '@/tests/support/chat-media';
import { makeMp3 } from '@/tests/support/mp3';
import type { Somebody } from '@/tests/support/somebody';
import { talking } from './chat-calls';

const voice = makeMp3(1);

/** Good calls about pictures and voice notes. */
export const chatMediaCalls = {
  'POST /api/chat/{person}/media': async (caller: Somebody, db: Connection) => ({
    ...(await talking(caller, db)),
    file: new Blob([voice], { type: 'audio/mpeg' }),
  }),
  'POST /api/chat/{person}/media/{media}': async (caller: Somebody, db: Connection) => {
    const { params } = await talking(caller, db);
    const { body } = await tryUpload(caller, { id: Number(params.person) }, voice);
    return { params: { ...params, media: body.id }, body: { client_id: randomUUID(), text: '' } };
  },
  'GET /api/chat/{person}/messages/{seq}/media': async (caller: Somebody, db: Connection) => {
    const { params } = await talking(caller, db);
    const { seq } = await sayMedia(caller, { id: Number(params.person) }, { file: voice });
    return { params: { ...params, seq: String(seq) } };
  },
};
