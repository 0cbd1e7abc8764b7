import 'server-only';
import { readFileSync, statSync } from 'node:fs';
import { routeRules } from './route-rules';
import type { BuildMeta, LatestBuild } from './schema';

const file = '.next/BUILD_ID';
const place = globalThis as { govorimBuild?: LatestBuild };

/** The build that this process serves. Read once, at its start: a newer one may be written beside it. */
export function getBuild(): LatestBuild {
  return (place.govorimBuild ??= readBuild());
}

/** Under `npm run dev` there is no build. */
function readBuild(): LatestBuild {
  try {
    return { id: readFileSync(file, 'utf8').trim(), timestamp: Math.floor(statSync(file).mtimeMs) };
  } catch {
    return { id: 'development', timestamp: Date.now() };
  }
}

/** What a build says of itself; null for one that is not served here. */
export function findBuildMeta(id: string): BuildMeta | null {
  const build = getBuild();
  return id === build.id ? { ...build, matcher: routeRules, prerendered: [] } : null;
}
