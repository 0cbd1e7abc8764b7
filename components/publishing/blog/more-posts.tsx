'use client';

import { useRef } from 'react';
import { useOnDemand } from '@/components/ui/use-on-demand';
import type { MoreWish } from './use-more-posts';

/** What follows the posts of a page. Even its code comes when the reader does; numbered links lead there meanwhile. */
export function MorePosts({ wish }: { wish: MoreWish }) {
  const place = useRef<HTMLDivElement>(null);
  const fetched = useOnDemand(place, () => import('./following-posts'));
  if (fetched) return <fetched.FollowingPosts wish={wish} />;
  return <div ref={place} className="scripted min-h-28" />;
}
