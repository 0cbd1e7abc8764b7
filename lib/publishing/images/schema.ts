import { z } from 'zod';

/** The last path segment of a picture's URL: a UUID and the extension `.webp`, so never another path. */
export const imageParams = z.object({
  image: z
    .string()
    .regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.webp$/u)
    .transform((name) => name.slice(0, -'.webp'.length)),
});

export const uploadedImage = z
  .object({ id: z.uuid(), width: z.int(), height: z.int() })
  .meta({ id: 'UploadedImage' });
export type UploadedImage = z.infer<typeof uploadedImage>;
export const imageFile = z.file().mime('image/webp');
