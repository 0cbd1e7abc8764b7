import type { Instrumentation } from 'next';

/**
 * What a page, a route or the middleware throws: one line, found by the number on the reader's screen.
 * Next builds this file for its other runtime as well, which we do not use and which lacks Node's modules.
 */
export const onRequestError: Instrumentation.onRequestError = async (error, request, { routePath }) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const [{ logError }, { noteLoss }] = await Promise.all([
    import('@/lib/platform/log'),
    import('@/lib/platform/database/database-loss'),
  ]);
  noteLoss(error);
  const [path] = request.path.split('?', 1);
  const digest: unknown = error instanceof Error ? Reflect.get(error, 'digest') : undefined;
  const { method, headers } = request;
  logError(error, { request: headers['x-request-id'], method, path, route: routePath, digest });
};
