'use client';

import dynamic from 'next/dynamic';
import { PlayerSkeleton } from '@/components/learning/session/player-skeleton';

/** The test, fetched only where somebody takes it. */
export const TestOnDemand = dynamic(async () => (await import('./level-test')).LevelTest, {
  ssr: false,
  loading: PlayerSkeleton,
});
