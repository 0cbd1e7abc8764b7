'use client';

import { FailureScreen } from '@/components/layout/failure-screen';

export default function ErrorPage({ error }: { error: unknown }) {
  return <FailureScreen error={error} />;
}
