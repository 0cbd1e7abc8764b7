import 'server-only';
import { and, asc, eq, gt, type SQL } from 'drizzle-orm';
import { messageMedia } from '@/db/schema/chat-media';
import { db } from '@/lib/platform/database/database';
import { exportPageSize, inPages } from '@/lib/platform/export/records';
import { fileName, filePath } from './inside/files';
import { mediaKind } from './inside/queries';

/** Pictures and voice notes that somebody has sent, or uploaded to send. Received ones are in their senders' exports. */
export const exportMedia = (userId: number) => ({
  records: inPages<MediaRecord>('message_media', async (last) =>
    (await selectSent(userId, last)).map(recordOf),
  ),
  files: () => listFiles(userId),
});

type Sent = Awaited<ReturnType<typeof selectSent>>[number];
type MediaRecord = ReturnType<typeof recordOf>;

/** A file has the same name in the archive as on the disk. */
const recordOf = ({ media, ...sent }: Sent) => ({ media, file: archivedName({ media, ...sent }), ...sent });
const archivedName = ({ media, kind }: Pick<Sent, 'media' | 'kind'>) => `chat/${fileName(media, kind)}`;

async function selectSent(userId: number, after: { media: string } | null) {
  const isBehind: SQL | undefined = after ? gt(messageMedia.id, after.media) : undefined;
  return db
    .select({
      media: messageMedia.id,
      dialog: messageMedia.dialogId,
      seq: messageMedia.seq,
      kind: mediaKind,
      width: messageMedia.width,
      height: messageMedia.height,
      duration_ms: messageMedia.durationMs,
      bytes: messageMedia.bytes,
      moment: messageMedia.createdAt,
    })
    .from(messageMedia)
    .where(and(eq(messageMedia.senderId, userId), isBehind))
    .orderBy(asc(messageMedia.id))
    .limit(exportPageSize);
}

async function* listFiles(userId: number) {
  let last: Sent | null = null;
  do {
    const rows: Sent[] = await selectSent(userId, last);
    for (const sent of rows)
      yield { name: archivedName(sent), path: filePath(fileName(sent.media, sent.kind)) };
    last = rows.length < exportPageSize ? null : (rows.at(-1) ?? null);
  } while (last);
}
