import type { BuildMeta, LatestBuild } from '@/lib/platform/builds/schema';
import { hourMs } from '@/lib/platform/time/units';

/** Spec §9: the interval between two checks for a new build. */
const buildCheckIntervalMs = hourMs;

export interface BuildWatch {
  /** The id of the build that rendered this page. */
  own: string;
  /** The build that is served now; null when there is no answer. Must not throw. */
  readLatest: () => Promise<LatestBuild | null>;
  readMeta: (id: string) => Promise<BuildMeta | null>;
  /** Called once; `meta` is null when it could not be read. */
  onNewBuild: (build: LatestBuild, meta: BuildMeta | null) => void;
}

/** Checks every hour whether another build is served (spec §7), until there is one. @returns a function that stops it */
export function watchBuilds({ own, readLatest, readMeta, onNewBuild }: BuildWatch): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  const wait = () => {
    timer = setTimeout(() => void check(), buildCheckIntervalMs);
  };
  const check = async () => {
    const latest = await readLatest();
    const isNew = latest !== null && latest.id !== own;
    const meta = isNew ? await readMeta(latest.id) : null;
    if (isStopped) return;
    if (isNew) onNewBuild(latest, meta);
    else wait();
  };
  wait();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
