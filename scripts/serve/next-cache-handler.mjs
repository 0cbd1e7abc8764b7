/**
 * The cache handler that next.config.ts names. Next imports this file itself, so it is JavaScript and reaches the pages of
 * the serving process (lib/platform/cache/rendered-pages.ts) through globalThis. A build has none and caches nothing here.
 */
const rendered = Symbol.for('govorim.rendered-pages');

export default class CacheHandler {
  async get(key) {
    return globalThis[rendered]?.get(key) ?? null;
  }

  async set(key, value, { cacheControl } = {}) {
    globalThis[rendered]?.set(key, value, cacheControl);
  }

  /** Pages are expired by scripts/serve/page-changes.ts, never by a tag. */
  async revalidateTag() {}

  resetRequestCache() {}
}
