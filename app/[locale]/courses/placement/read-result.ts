import { notFound } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import type { Viewer } from '@/lib/people/auth/viewer';
import { AppError } from '@/lib/platform/errors';
import { placementParams, type PlacementResult } from '@/lib/learning/placement/schema';
import { getPlacement } from '@/lib/learning/placement/service';

/** The result of a test of the viewer, or "not found". */
export async function readResult(viewer: Viewer, id: string): Promise<PlacementResult> {
  const params = placementParams.safeParse({ placement: id });
  if (!params.success) notFound();
  try {
    const { result } = await getPlacement(viewer, params.data.placement, await getLocale());
    return result ?? notFound();
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') notFound();
    throw error;
  }
}
