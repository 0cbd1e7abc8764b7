import 'server-only';
import type { z } from 'zod';
import type { Viewer } from '@/lib/auth/viewer';
import { renderDocument } from '@/lib/documents/render';
import { refuseUntil } from '@/lib/errors';
import { countCall } from '@/lib/http/rate-limit';
import { requireWriter } from './guard';
import type { Preview, previewInput } from './schema';

/** In five minutes: a long text takes the server a good part of a second, and who types rests for that long. */
const mostPreviews = 400;

/** A text as its readers would see it; nothing is stored. Throws AppError: 'not_found' for who does not write, 'too_many_requests'. */
export async function previewText(
  viewer: Viewer,
  { locale, body }: z.infer<typeof previewInput>,
): Promise<Preview> {
  await requireWriter(viewer);
  refuseUntil(countCall(`previews:${viewer.id}`, mostPreviews).wait);
  const { html } = await renderDocument({ markdown: body, locale });
  return { html };
}
