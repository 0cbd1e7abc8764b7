import type { BuildMeta, LatestBuild } from '@/lib/platform/builds/schema';

/** Spec §9. */
const buildCheckInterval = 3_600_000;

export interface BuildWatch {
  /** The build this page came from. */
  own: string;
  /** The build that is served now; null when nobody answers. Must not throw. */
  readLatest: () => Promise<LatestBuild | null>;
  readMeta: (id: string) => Promise<BuildMeta | null>;
  /** Called once; without what the build says of itself where that could not be read. */
  found: (build: LatestBuild, meta: BuildMeta | null) => void;
}

/** Asks every hour whether another build is served (spec §7), until one is. @returns how to stop */
export function watchBuilds({ own, readLatest, readMeta, found }: BuildWatch): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  const wait = () => {
    timer = setTimeout(() => void check(), buildCheckInterval);
  };
  const check = async () => {
    const latest = await readLatest();
    const isNew = latest !== null && latest.id !== own;
    const meta = isNew ? await readMeta(latest.id) : null;
    if (isStopped) return;
    if (isNew) found(latest, meta);
    else wait();
  };
  wait();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
