'use client';

import dynamic from 'next/dynamic';
import { PlayerSkeleton } from '@/components/learning/session/player-skeleton';

/** The player, loaded on demand, since a lecture does not need it. */
export const PlayerOnDemand = dynamic(async () => (await import('./lesson-player')).LessonPlayer, {
  ssr: false,
  loading: PlayerSkeleton,
});
