import { randomUUID } from 'node:crypto';
import { POST as send } from '@/app/api/chat/[person]/media/[media]/route';
import { POST as upload } from '@/app/api/chat/[person]/media/route';
import { GET as serve } from '@/app/api/chat/[person]/messages/[seq]/media/route';
import type { UploadedMedia } from '@/lib/chat/media/schema';
import type { MessageView } from '@/lib/chat/messages/schema';
import { call, type Answer } from './call';
import type { Somebody } from './somebody';

type Who = Pick<Somebody, 'cookie'>;
type Whom = Pick<Somebody, 'id'>;

type Uploaded = UploadedMedia & { code?: string; errors?: Record<string, string[]> };

/** Uploads a file for a message to somebody. */
export async function tryUpload(
  { cookie }: Who,
  whom: Whom,
  file: Uint8Array,
  type = 'audio/mpeg',
): Promise<{ status: number; body: Uploaded }> {
  const headers = {
    cookie,
    origin: 'http://localhost:3000',
    host: 'localhost:3000',
    'content-type': type,
    'accept-language': 'en',
  };
  const request = new Request(`http://localhost:3000/api/chat/${whom.id}/media`, {
    method: 'POST',
    headers,
    body: new Blob([new Uint8Array(file)]),
  });
  const response = await upload(request, { params: Promise.resolve({ person: String(whom.id) }) });
  // The boundary: the endpoint's answer is what its schema says, or an error body.
  return { status: response.status, body: (await response.json()) as Uploaded };
}

/** Sends an upload. */
export const trySendMedia = (who: Who, whom: Whom, media: string, more: object = {}): Promise<Answer> =>
  call(send, {
    cookie: who.cookie,
    params: { person: String(whom.id), media },
    body: { client_id: randomUUID(), ...more },
  });

/** Uploads and sends a file, and expects success. */
export async function sayMedia(
  who: Who,
  whom: Whom,
  { file, type, text = '' }: { file: Uint8Array; type?: string; text?: string },
): Promise<MessageView> {
  const { status, body } = await tryUpload(who, whom, file, type);
  if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`);
  const sent = await trySendMedia(who, whom, body.id, { text });
  if (sent.status !== 201) throw new Error(`${sent.status} ${JSON.stringify(sent.body)}`);
  // The boundary: the endpoint's answer is what its schema says.
  return sent.body as unknown as MessageView;
}

/** Requests the file of a message as somebody. */
export const fetchMedia = (
  { cookie }: Who,
  whom: Whom,
  seq: number,
  headers: Record<string, string> = {},
): Promise<Response> =>
  serve(new Request('http://localhost:3000/api/chat', { headers: { cookie, ...headers } }), {
    params: Promise.resolve({ person: String(whom.id), seq: String(seq) }),
  });
