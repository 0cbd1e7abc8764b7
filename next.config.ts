import { resolve } from 'node:path';
import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';
import { messageSlices } from './lib/platform/i18n/message-files';

const withNextIntl = createNextIntlPlugin('./lib/platform/i18n/request.ts');

/** Compiled when the site is built, so that no page carries a parser of messages. Templates of spec §5 are none. */
const compiled = messageSlices.filter((slice) => slice !== 'validation');

const config: NextConfig = {
  reactStrictMode: true,
  poweredByHeader: false,
  // The front does, also with Brotli (lib/platform/http-server/inside/compress-response.ts).
  compress: false,
  devIndicators: false,
  // A worker is bound by the policy of its own script, and has to load others of the build.
  headers: async () => [
    {
      source: '/_next/static/:path*',
      headers: [
        {
          key: 'Content-Security-Policy',
          value: "default-src 'none'; script-src 'self'; frame-ancestors 'none'; base-uri 'none'",
        },
      ],
    },
  ],
  turbopack: {
    rules: {
      '*.json': {
        loaders: [
          {
            loader: 'next-intl/extractor/catalogLoader',
            options: { messages: { format: 'json', precompile: true, sourceLocale: 'en' } },
          },
        ],
        condition: { path: new RegExp(`^messages/[a-z]+/(?:${compiled.join('|')})[.]json$`) },
        as: '*.js',
      },
    },
    resolveAlias: {
      'use-intl/format-message': './node_modules/use-intl/dist/esm/production/format-message/format-only.js',
    },
  },
  // Pages made on demand are cached in memory, up to this size: addresses that anybody can make up must not fill a disk.
  cacheHandler: resolve('scripts/serve/next-cache-handler.mjs'),
  experimental: {
    // Six hundred megabytes that took a third of the build to write; most machines build each state once.
    turbopackFileSystemCacheForBuild: false,
    // A page asked for without a connection waits for it, instead of the browser's own error page.
    useOffline: true,
  },
  // `npm run check` holds the types, tests included; a start need not wait for them.
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: ['az', '@node-rs/argon2', 'graphile-worker', 'pino', 'tinypool'],
};

export default withNextIntl(config);
