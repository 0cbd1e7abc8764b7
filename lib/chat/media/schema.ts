import { z } from 'zod';

const px = z.int().min(1);

/** The picture or voice note of a message; its file is at /api/chat/{person}/messages/{seq}/media. */
export const mediaView = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('picture'), width: px, height: px }),
  z.object({ kind: z.literal('voice'), duration_ms: z.int().min(1) }),
]);
export type MediaView = z.infer<typeof mediaView>;

export const uploadedMedia = z
  .object({ id: z.uuid().describe('Pass it on with the message.'), media: mediaView })
  .meta({ id: 'UploadedMedia' });
export type UploadedMedia = z.infer<typeof uploadedMedia>;

export const mediaFile = z.file().mime(['image/webp', 'audio/mpeg']);
