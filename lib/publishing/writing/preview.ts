import 'server-only';
import type { z } from 'zod';
import type { Viewer } from '@/lib/people/auth/viewer';
import { previewDocument } from '@/lib/publishing/documents/render';
import { requireWriter } from './inside/guard';
import { parseFor } from './inside/parsing';
import type { Preview, previewInput } from './schema';

/**
 * Renders a text as its readers would see it; nothing is stored. Throws AppError: 'not_found' for non-authors,
 * 'email_unverified', 'validation' for a text that takes too long, 'too_many_requests', 'busy'.
 */
export async function previewText(
  viewer: Viewer,
  { locale, body }: z.infer<typeof previewInput>,
): Promise<Preview> {
  await requireWriter(viewer);
  const source = { markdown: body, locale };
  const { html } = await parseFor(viewer.id, 'previews', (spend) => previewDocument(source, spend));
  return { html };
}
