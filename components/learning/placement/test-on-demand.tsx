'use client';

import dynamic from 'next/dynamic';
import { PlayerSkeleton } from '@/components/learning/session/player-skeleton';

/** The level test, loaded on demand. */
export const TestOnDemand = dynamic(async () => (await import('./level-test')).LevelTest, {
  ssr: false,
  loading: PlayerSkeleton,
});
