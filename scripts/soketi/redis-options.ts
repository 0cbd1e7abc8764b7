/**
 * How long a node waits for the others' part of an answer, while one has just died for example; then it answers without them.
 * More than the site waits (lib/platform/realtime/inside/pusher.ts): it asks who is online, and would take their people for gone.
 */
const requestsTimeoutMs = 2_500;

/**
 * soketi's options for several nodes that hear of each other through Redis. Rate limits and caches of soketi stay with each
 * node: the site uses neither.
 * @param prefix keeps sites apart that share a Redis
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
    // A command that failed would end the process without a word; redis-link.ts ends it with one.
    'database.redis.maxRetriesPerRequest': null,
  };
}

export function redisAddress(address: string): { host: string; port: number } {
  const { hostname, port } = new URL(address);
  return { host: hostname.replace(/^\[(.*)\]$/u, '$1'), port: Number(port || 6379) };
}
