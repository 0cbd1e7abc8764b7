import type { MetadataRoute } from 'next';
import { robotsRules } from '@/lib/publishing/seo/robots';

/** By APP_ORIGIN, which the build does not know. */
export const dynamic = 'force-dynamic';

export default function robots(): MetadataRoute.Robots {
  return robotsRules();
}
