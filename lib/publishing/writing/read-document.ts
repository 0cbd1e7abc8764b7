import 'server-only';
import { notFound } from 'next/navigation';
import type { documentKinds } from '@/db/enums';
import type { Viewer } from '@/lib/people/auth/viewer';
import { AppError } from '@/lib/platform/errors';
import type { Locale } from '@/lib/platform/i18n/locales';
import { writingParams, type WrittenDocument } from './schema';
import { getDocument } from './service';

/** The document of a page request, by the id in its URL; "not found" for an unknown id or another kind. */
export async function readDocument(
  viewer: Viewer,
  number: string,
  kind: (typeof documentKinds)[number],
  locale: Locale,
): Promise<WrittenDocument> {
  const { success, data } = writingParams.safeParse({ document: number });
  if (!success) notFound();
  const found = await getDocument(viewer, data.document, locale).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  });
  return found?.kind === kind ? found : notFound();
}
