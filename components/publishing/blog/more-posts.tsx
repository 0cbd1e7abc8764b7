'use client';

import { useRef } from 'react';
import { useOnDemand } from '@/components/ui/use-on-demand';
import type { ListPosition } from './use-more-posts';

/** Loads the code of infinite scrolling when the reader comes near the end of the list. */
export function MorePosts({ wish }: { wish: ListPosition }) {
  const place = useRef<HTMLDivElement>(null);
  const fetched = useOnDemand(place, () => import('./following-posts'));
  if (fetched) return <fetched.FollowingPosts wish={wish} />;
  return <div ref={place} className="scripted min-h-28" />;
}
