import 'server-only';
import type { z } from 'zod';
import type { Viewer } from '@/lib/auth/viewer';
import { previewDocument } from '@/lib/documents/render';
import { refuseUntil } from '@/lib/errors';
import { countCall } from '@/lib/http/rate-limit';
import { requireWriter } from './guard';
import { createTurns } from './turns';
import type { Preview, previewInput } from './schema';

/** Milliseconds of work in five minutes, for one person: a long article takes 30 to 100, and a preview comes every second. */
export const maxPreviewMs = 60_000;
const inTurn = createTurns();

/**
 * A text as its readers would see it; nothing is stored. Throws AppError: 'not_found' for who does not write,
 * 'email_unverified', 'validation' for a text that takes too long, 'too_many_requests', 'busy'.
 */
export async function previewText(
  viewer: Viewer,
  { locale, body }: z.infer<typeof previewInput>,
): Promise<Preview> {
  await requireWriter(viewer);
  const budget = `previews:${viewer.id}`;
  return inTurn(viewer.id, async () => {
    refuseUntil(countCall(budget, maxPreviewMs, 0).wait);
    const startedAt = performance.now();
    try {
      const { html } = await previewDocument({ markdown: body, locale });
      return { html };
    } finally {
      countCall(budget, maxPreviewMs, performance.now() - startedAt);
    }
  });
}
