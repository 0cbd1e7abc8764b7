'use client';

import { useEffect } from 'react';
import { watchTyping } from './unsaved-typing';
import { useFullLoads } from './use-full-loads';
import { useNewBuild } from './use-new-build';
import { useNewVersionToast } from './use-new-version-toast';

/** Detects that another build is served: offers it, and makes the next page a full load. It never reloads by itself. */
export function BuildWatch() {
  const newBuild = useNewBuild();
  useEffect(watchTyping, []);
  useFullLoads(newBuild);
  useNewVersionToast(newBuild !== null);
  return null;
}
