'use client';

import dynamic from 'next/dynamic';
import { PlayerSkeleton } from '@/components/learning/session/player-skeleton';

/** The player needs the browser’s storage, so that the server renders only a skeleton; a lecture does not load it. */
export const LessonPlayerClientOnly = dynamic(async () => (await import('./lesson-player')).LessonPlayer, {
  ssr: false,
  loading: PlayerSkeleton,
});
