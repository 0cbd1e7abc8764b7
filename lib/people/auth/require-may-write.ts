import 'server-only';
import type { Viewer } from './viewer';
import { now } from '@/lib/platform/clock';
import { AppError } from '@/lib/platform/errors';
import { isMuted } from './sanction-policy';

/** Called by every verb with which somebody writes to others or asks them for something. Throws AppError('muted'). */
export function requireMayWrite(viewer: Pick<Viewer, 'mutedUntil'>): void {
  const { mutedUntil } = viewer;
  if (mutedUntil && isMuted(viewer, now())) throw new AppError('muted', { values: { until: mutedUntil } });
}
