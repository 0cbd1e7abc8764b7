'use client';

import { lazy, Suspense, type ComponentType } from 'react';
import { UntranslatedFailure } from '@/components/layout/untranslated-failure';
import './globals.css';

/** This file is part of every page, so its content loads on demand (components/layout/background.tsx preloads it). */
const GlobalFailure = lazy(async () => ({ default: await findScreen() }));

export default function GlobalError({ error }: { error: unknown }) {
  return (
    <Suspense fallback={<UntranslatedFailure />}>
      <GlobalFailure error={error} />
    </Suspense>
  );
}

async function findScreen(): Promise<ComponentType<{ error: unknown }>> {
  return import('@/components/layout/global-failure').then(
    ({ GlobalFailure: screen }) => screen,
    () => UntranslatedFailure,
  );
}
