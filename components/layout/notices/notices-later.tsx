'use client';

import dynamic from 'next/dynamic';

/** Fetched after the page: what they say depends on the browser. */
export const NoticesLater = dynamic(async () => (await import('./notices')).Notices, { ssr: false });
