import { useEffect, useState } from 'react';
import type { BuildMeta, LatestBuild, RouteRules } from '@/lib/platform/builds/schema';
import { watchBuilds } from '@/lib/browser/builds/watch-builds';

export interface NewBuild {
  id: string;
  /** The redirect rules; null if they could not be read. */
  rules: RouteRules | null;
}

/** The build that is served now, once it differs from the build of this document; else null. */
export function useNewBuild(): NewBuild | null {
  const [newBuild, setNewBuild] = useState<NewBuild | null>(null);
  useEffect(() => {
    const own = document.documentElement.dataset.build;
    if (own === undefined) return undefined;
    return watchBuilds({
      own,
      readLatest: () => readManifest<LatestBuild>('/builds/latest.json'),
      readMeta: (id) => readManifest<BuildMeta>(`/builds/meta/${encodeURIComponent(id)}.json`),
      onNewBuild: ({ id }, meta) => setNewBuild({ id, rules: meta?.matcher ?? null }),
    });
  }, []);
  return newBuild;
}

/** Reads a JSON file, which is no API call; null when it cannot be read. */
async function readManifest<T>(path: string): Promise<T | null> {
  try {
    const response = await fetch(path, { cache: 'no-store' });
    // The boundary: our own manifests are what their schema says.
    return response.ok ? ((await response.json()) as T) : null;
  } catch {
    return null;
  }
}
