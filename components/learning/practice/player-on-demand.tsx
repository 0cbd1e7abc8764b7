'use client';

import dynamic from 'next/dynamic';
import { PlayerSkeleton } from '@/components/learning/session/player-skeleton';

/** The player, fetched only where somebody practises or takes a check: a lecture needs none of it. */
export const PlayerOnDemand = dynamic(async () => (await import('./lesson-player')).LessonPlayer, {
  ssr: false,
  loading: PlayerSkeleton,
});
