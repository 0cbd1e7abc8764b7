'use client';

import dynamic from 'next/dynamic';
import { PlayerSkeleton } from '@/components/learning/session/player-skeleton';

/** The player, loaded when it is shown, since a lecture does not need it; the server renders only a skeleton. */
export const LessonPlayerClientOnly = dynamic(async () => (await import('./lesson-player')).LessonPlayer, {
  ssr: false,
  loading: PlayerSkeleton,
});
