import { useEffect, useState } from 'react';
import type { BuildMeta, LatestBuild, RouteRules } from '@/lib/platform/builds/schema';
import { watchBuilds } from '@/lib/browser/builds/watch-builds';

export interface NewBuild {
  id: string;
  /** Null where they could not be read. */
  rules: RouteRules | null;
}

/** The build that is served now, once it is another than the one this document came from. */
export function useNewBuild(): NewBuild | null {
  const [newBuild, setNewBuild] = useState<NewBuild | null>(null);
  useEffect(() => {
    const own = document.documentElement.dataset.build;
    if (own === undefined) return undefined;
    return watchBuilds({
      own,
      readLatest: () => readManifest<LatestBuild>('/builds/latest.json'),
      readMeta: (id) => readManifest<BuildMeta>(`/builds/meta/${encodeURIComponent(id)}.json`),
      found: ({ id }, meta) => setNewBuild({ id, rules: meta?.matcher ?? null }),
    });
  }, []);
  return newBuild;
}

/** A file, not a call of the API; null when it is not there. */
async function readManifest<T>(path: string): Promise<T | null> {
  try {
    const response = await fetch(path, { cache: 'no-store' });
    // The boundary: our own manifests are what their schema says.
    return response.ok ? ((await response.json()) as T) : null;
  } catch {
    return null;
  }
}
