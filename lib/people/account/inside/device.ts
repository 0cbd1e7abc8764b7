import 'server-only';
import Bowser from 'bowser';
import type { Device } from '@/lib/people/account/schema';

const nothing = { browser: null, system: null };

/** The device that a User-Agent header describes. The header is free text, so only known or short names are passed on. */
export function readDevice(userAgent: string | null, isProgram: boolean): Device {
  if (isProgram) return { ...nothing, kind: 'program', browser: programName(userAgent) };
  if (!userAgent) return { ...nothing, kind: 'unknown' };
  const { browser, os, platform } = Bowser.parse(userAgent);
  return {
    kind: kinds.get(platform.type ?? '') ?? 'unknown',
    browser: browser.name || null,
    system: os.name || null,
  };
}

const kinds = new Map<string, Device['kind']>([
  ['desktop', 'desktop'],
  ['tablet', 'tablet'],
  ['mobile', 'phone'],
]);

/** The program name of a User-Agent: `curl` for `curl/8.5.0`. */
function programName(userAgent: string | null): string | null {
  const [, name] = /^([A-Za-z][\w .-]{0,38}?)(?:\/|$)/u.exec(userAgent ?? '') ?? [];
  return name ?? null;
}
