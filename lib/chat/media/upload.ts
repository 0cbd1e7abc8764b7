import 'server-only';
import { randomUUID } from 'node:crypto';
import { requireConversation, requireMayWriteTo } from '@/lib/chat/dialogs/conversation';
import type { Viewer } from '@/lib/people/auth/viewer';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/database/database';
import { AppError, throwIfLimited } from '@/lib/platform/errors';
import { redraw } from '@/lib/platform/images/redraw';
import { consume } from '@/lib/platform/limits/throttle';
import { requireAnswered } from './answered';
import { dropFile, fileName, keepFile } from './inside/files';
import { insertMedia } from './inside/queries';
import { maxUploadsAMinute, maxVoiceBytes, maxVoiceSeconds } from './limits';
import { readMp3 } from './mp3';
import type { MediaView, UploadedMedia } from './schema';

/**
 * Stores a picture, encoded again, or the sound of a voice note, for a message to one person. Throws AppError:
 * 'email_unverified', 'muted', 'not_joined', 'not_found', 'not_welcome', 'unanswered', 'blocking', 'media_too_early',
 * 'too_large', 'too_many_requests', 'validation' for the field `file`.
 */
export async function uploadMedia(viewer: Viewer, otherId: number, file: Uint8Array): Promise<UploadedMedia> {
  const conversation = await requireConversation(viewer, otherId);
  await requireMayWriteTo(viewer, conversation);
  requireAnswered(conversation);
  throwIfLimited(await consume([{ key: `uploads:${viewer.id}`, max: maxUploadsAMinute, windowSeconds: 60 }]));
  const { bytes, media } = await prepare(file);
  const id = randomUUID();
  const name = fileName(id, media.kind);
  await keepFile(name, bytes);
  try {
    await insertMedia(db, {
      id,
      senderId: viewer.id,
      receiverId: otherId,
      bytes: bytes.length,
      createdAt: now(),
      ...columnsOf(media),
    });
  } catch (error) {
    await dropFile(name);
    throw error;
  }
  return { id, media };
}

async function prepare(file: Uint8Array): Promise<{ bytes: Uint8Array; media: MediaView }> {
  // No accepted picture format begins like an MP3 frame or an ID3v2 tag.
  const sound = readMp3(file);
  if (!sound) return preparePicture(file);
  // Encoders add some frames of padding to a sound of two minutes.
  const isTooLong = sound.durationMs >= (maxVoiceSeconds + 1) * 1000;
  if (isTooLong || file.length > maxVoiceBytes) throw new AppError('too_large');
  return { bytes: sound.frames, media: { kind: 'voice', duration_ms: sound.durationMs } };
}

async function preparePicture(file: Uint8Array) {
  const { webp, width, height } = await redraw(file);
  return { bytes: webp, media: { kind: 'picture' as const, width, height } };
}

function columnsOf(media: MediaView) {
  switch (media.kind) {
    case 'picture':
      return { kind: media.kind, width: media.width, height: media.height };
    case 'voice':
      return { kind: media.kind, durationMs: media.duration_ms };
  }
}
