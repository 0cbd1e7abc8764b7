import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';

const withNextIntl = createNextIntlPlugin('./lib/i18n/request.ts');

const config: NextConfig = {
  reactStrictMode: true,
  poweredByHeader: false,
  typedRoutes: true,
  devIndicators: false,
  // `npm run check` holds the types, tests included; a start need not wait for them.
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: ['az', '@node-rs/argon2', 'graphile-worker', 'pino'],
};

export default withNextIntl(config);
