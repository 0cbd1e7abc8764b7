'use client';

import { GlobalFailure } from '@/components/layout/global-failure';
import '@/app/globals.css';

export default function GlobalError({ error }: { error: unknown }) {
  return <GlobalFailure error={error} />;
}
