import type { MetadataRoute } from 'next';
import { getSettings } from '@/lib/people/settings/service';

/** The name is a setting, and the build has no database. */
export const dynamic = 'force-dynamic';

/** The web app manifest, which makes the site installable. */
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
