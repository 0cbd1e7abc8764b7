import type { Answer } from '@/lib/platform/http-server/response';

/** Paths for monitoring: `/healthz` says whether the process lives, `/readyz` whether it should get traffic. */
export function isHealthPath(path: string | undefined): path is '/healthz' | '/readyz' {
  return path === '/healthz' || path === '/readyz';
}

export async function healthAnswer(
  path: '/healthz' | '/readyz',
  isReady: () => Promise<boolean>,
): Promise<Answer> {
  if (path === '/healthz') return { status: 200, body: 'alive\n' };
  return (await isReady()) ? { status: 200, body: 'ready\n' } : { status: 503, body: 'not ready\n' };
}
