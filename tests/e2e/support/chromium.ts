import type { LaunchOptions } from '@playwright/test';
import { findChromium } from '@/scripts/test/chromium';

/** Keeps it from calling home and from needing what a bare machine has not got. */
const flags = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** The Chromium there is on this machine; as root it refuses to run in its sandbox. */
export function chromiumLaunch(): LaunchOptions {
  const found = findChromium();
  const isRoot = process.getuid?.() === 0;
  return { ...(found && { executablePath: found }), args: isRoot ? ['--no-sandbox', ...flags] : flags };
}
