import type { MetadataRoute } from 'next';
import { robotsRules } from '@/lib/publishing/seo/robots';

/** Depends on APP_ORIGIN, which is unknown at build time. */
export const dynamic = 'force-dynamic';

export default function robots(): MetadataRoute.Robots {
  return robotsRules();
}
