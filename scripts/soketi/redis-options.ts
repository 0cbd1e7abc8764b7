/**
 * Time for which a node waits for the other nodes' parts of an answer, for example while one has just died; then it answers
 * without them. It is longer than the site's timeout (lib/platform/realtime/inside/pusher.ts): the site asks who is online,
 * and would take the other nodes' people for gone.
 */
const requestsTimeoutMs = 2_500;

/**
 * soketi's options for several nodes that exchange events through Redis. Rate limits and caches of soketi stay in each node:
 * the site uses neither. @param prefix separates sites that share a Redis
 */
export function redisOptions(address: string, prefix: string) {
  const { protocol, pathname, username, password } = new URL(address);
  const { host, port } = redisAddress(address);
  return {
    'adapter.driver': 'redis',
    'adapter.redis.prefix': prefix,
    'adapter.redis.requestsTimeout': requestsTimeoutMs,
    'database.redis.host': host,
    'database.redis.port': port,
    'database.redis.db': Number(pathname.slice(1)),
    'database.redis.username': decodeURIComponent(username) || null,
    'database.redis.password': decodeURIComponent(password) || null,
    ...(protocol === 'rediss:' && { 'database.redis.tls': {} }),
    // A failed command would end the process without a message; redis-link.ts ends it with one.
    'database.redis.maxRetriesPerRequest': null,
  };
}

export function redisAddress(address: string): { host: string; port: number } {
  const { hostname, port } = new URL(address);
  return { host: hostname.replace(/^\[(.*)\]$/u, '$1'), port: Number(port || 6379) };
}
