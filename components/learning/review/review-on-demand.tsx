'use client';

import dynamic from 'next/dynamic';
import { PlayerSkeleton } from '@/components/learning/session/player-skeleton';

/** The player needs the browser's own stopwatch and storage: the server sends its measures alone. */
export const ReviewOnDemand = dynamic(async () => (await import('./review-player')).ReviewPlayer, {
  ssr: false,
  loading: PlayerSkeleton,
});
