import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';

const withNextIntl = createNextIntlPlugin('./lib/i18n/request.ts');

const config: NextConfig = {
  reactStrictMode: true,
  poweredByHeader: false,
  typedRoutes: true,
  devIndicators: false,
  experimental: {
    // Pages made on demand are kept in memory: addresses that anybody can make up must not fill a disk.
    isrFlushToDisk: false,
    // A page asked for without a connection waits for it, instead of the browser's own error page.
    useOffline: true,
  },
  // `npm run check` holds the types, tests included; a start need not wait for them.
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: ['az', '@node-rs/argon2', 'graphile-worker', 'pino'],
};

export default withNextIntl(config);
