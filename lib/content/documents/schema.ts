import { z } from 'zod';
import { translations } from '@/lib/platform/i18n/localized-text';
import { contentKey } from '@/lib/content/courses/schema';

/* The YAML of posts, as db/content/README.md describes it. */

const named = { slug: contentKey, title: translations };
export const categoriesFile = z.array(z.strictObject({ ...named, summary: translations }));
export const tagsFile = z.array(z.strictObject(named));

export const postFile = z.strictObject({
  category: contentKey,
  tags: z.array(contentKey).min(1),
  published: z.iso.date(),
  related: z.array(contentKey).default([]),
});

/** The front matter of a text. */
export const frontMatter = z.strictObject({
  title: z.string().trim().min(1).max(160),
  description: z.string().trim().min(1),
});
/** Search engines cut longer descriptions. */
export const maxDescriptionCodePoints = 160;
