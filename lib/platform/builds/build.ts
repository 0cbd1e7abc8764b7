import 'server-only';
import { readFileSync, statSync } from 'node:fs';
import { routeRules } from './route-rules';
import type { BuildMeta, LatestBuild } from './schema';

const file = '.next/BUILD_ID';
const globalStore = globalThis as { govorimBuild?: LatestBuild };

/** The build that this process serves, read once at its start: a newer build may replace the files later. */
export function getBuild(): LatestBuild {
  return (globalStore.govorimBuild ??= readBuild());
}

/** `npm run dev` has no build. */
function readBuild(): LatestBuild {
  try {
    return { id: readFileSync(file, 'utf8').trim(), timestamp: Math.floor(statSync(file).mtimeMs) };
  } catch {
    return { id: 'development', timestamp: Date.now() };
  }
}

/** The metadata of a build; null for a build that this process does not serve. */
export function findBuildMeta(id: string): BuildMeta | null {
  const build = getBuild();
  return id === build.id ? { ...build, matcher: routeRules, prerendered: [] } : null;
}
