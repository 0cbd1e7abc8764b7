'use client';

import { useEffect } from 'react';
import { watchTyping } from './unsaved-typing';
import { useFullLoads } from './use-full-loads';
import { useNewBuild } from './use-new-build';
import { useNewVersionToast } from './use-new-version-toast';

/** Notices that another build is served: says so, and lets the next page come whole. It never reloads by itself. */
export function BuildWatch() {
  const newBuild = useNewBuild();
  useEffect(watchTyping, []);
  useFullLoads(newBuild);
  useNewVersionToast(newBuild !== null);
  return null;
}
