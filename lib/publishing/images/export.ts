import 'server-only';
import { and, asc, eq, gt } from 'drizzle-orm';
import { images } from '@/db/schema/images';
import { db } from '@/lib/platform/database/database';
import { exportPageSize, inPages } from '@/lib/platform/export/records';
import { imagePath } from '@/lib/platform/images/store';

/** Everything that somebody has uploaded: their photograph and pictures of articles. The files are named after the ids. */
export const exportImages = (userId: number) => ({
  records: inPages<Image>('image', (last) => selectImages(userId, last)),
  files: () => listFiles(userId),
});

type Image = Awaited<ReturnType<typeof selectImages>>[number];

async function selectImages(userId: number, after: { image: string } | null) {
  return db
    .select({
      image: images.id,
      width: images.width,
      height: images.height,
      bytes: images.bytes,
      moment: images.createdAt,
    })
    .from(images)
    .where(and(eq(images.userId, userId), after ? gt(images.id, after.image) : undefined))
    .orderBy(asc(images.id))
    .limit(exportPageSize);
}

async function* listFiles(userId: number) {
  let last: Image | null = null;
  do {
    const rows: Image[] = await selectImages(userId, last);
    for (const { image } of rows) yield { name: `images/${image}.webp`, path: imagePath(image) };
    last = rows.length < exportPageSize ? null : (rows.at(-1) ?? null);
  } while (last);
}
