'use client';

import { LateFailure } from '@/components/layout/late-screens';

export default function ErrorPage({ error }: { error: unknown }) {
  return <LateFailure error={error} />;
}
