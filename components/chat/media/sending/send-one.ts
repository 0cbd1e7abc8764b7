import { ApiError, callApi } from '@/lib/browser/api/fetcher';
import { uploadFile } from '@/lib/browser/api/upload-file';
import type { UploadedMedia } from '@/lib/chat/media/schema';
import type { MessageView } from '@/lib/chat/messages/schema';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import type { Outcome, Sending } from './media-store';

/** Uploads a file, unless an earlier attempt has, and sends its message. */
export async function sendOne(person: number, sending: Sending): Promise<Outcome> {
  const upload: Uploaded =
    sending.uploadId === null ? await uploadOne(person, sending) : { uploadId: sending.uploadId };
  if (upload.uploadId === null) return upload;
  const { uploadId } = upload;
  const { clientId, text, replySeq } = sending;
  const body = { client_id: clientId, text, reply_to: replySeq };
  try {
    const outcome = await callApi<MessageView>(apiRoutes.sentMedia(person, uploadId), {
      method: 'POST',
      body,
    });
    return outcome.ok ? { uploadId, message: outcome.data } : { uploadId, reason: outcome.refusal.message };
  } catch (error) {
    if (!(error instanceof ApiError && isRefusal(error.status))) return { uploadId, reason: null };
    // An upload that has waited too long is erased.
    return { uploadId: error.status === 404 ? null : uploadId, reason: error.message };
  }
}

const isRefusal = (status: number) => status >= 400 && status < 500;

type Uploaded = { uploadId: string } | { uploadId: null; reason: string | null };

async function uploadOne(person: number, { file, onProgress }: Sending): Promise<Uploaded> {
  const { status, body } = await uploadFile(apiRoutes.media(person), { file, onProgress });
  // The boundary: the endpoint's answer follows its schema.
  if (status === 201) return { uploadId: (body as UploadedMedia).id };
  return { uploadId: null, reason: isRefusal(status) ? sentenceOf(body) : null };
}

/** Why it was refused; the sentence about the field says more than the general one. */
function sentenceOf(body: unknown): string | null {
  // The boundary: the error body of the API.
  const refusal = body as { message?: string; errors?: { file?: string[] } } | null;
  return refusal?.errors?.file?.[0] ?? refusal?.message ?? null;
}
