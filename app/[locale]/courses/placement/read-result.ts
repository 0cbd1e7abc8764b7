import { notFound } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import type { Viewer } from '@/lib/auth/viewer';
import { AppError } from '@/lib/errors';
import { placementParams, type PlacementResult } from '@/lib/placement/schema';
import { getPlacement } from '@/lib/placement/service';

/** The result of a test of this learner; else the page is not there. */
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
