import type { MetadataRoute } from 'next';
import { getSettings } from '@/lib/people/settings/service';

/** The name is a setting, and there is no database while the site is built. */
export const dynamic = 'force-dynamic';

/** What makes the site installable as an app. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const name = (await getSettings())['site.title'];
  return {
    name,
    short_name: name,
    id: '/',
    start_url: '/',
    display: 'standalone',
    background_color: '#fbf8f3',
    theme_color: '#fbf8f3',
    icons: [
      { src: '/images/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/images/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/images/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  };
}
