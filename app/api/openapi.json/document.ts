import { sessionCookieName } from '@/lib/people/auth/session-cookie-name';
import { openApiRules } from '@/lib/platform/openapi/schema';
import { getEnv } from '@/lib/platform/env';
import { describeApi } from '@/lib/platform/openapi/describe-api';
import type { OpenApiDocument } from '@/lib/platform/openapi/types';
import { getSettings } from '@/lib/people/settings/service';
import { routeFiles } from './route-files';

/**
 * This document's own route cannot import itself.
 * @public for tests, which compare the description with the routes
 */
export const apiRoutes = { ...routeFiles, '/api/openapi.json': { GET: { rules: openApiRules } } };

let known: OpenApiDocument | undefined;

/** Made once: only the name of the site can change while the server runs. */
export async function getOpenApiDocument(): Promise<OpenApiDocument> {
  const title = (await getSettings())['site.title'];
  if (known?.info.title === `${title} API`) return known;
  known = describeApi(apiRoutes, {
    title,
    origin: getEnv().APP_ORIGIN,
    sessionCookie: sessionCookieName(),
  });
  return known;
}
