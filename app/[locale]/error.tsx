'use client';

import { ServerErrorScreen } from '@/components/layout/server-error-screen';

export default function ErrorPage({ retry }: { error: unknown; retry: () => void }) {
  return <ServerErrorScreen onRetry={retry} />;
}
