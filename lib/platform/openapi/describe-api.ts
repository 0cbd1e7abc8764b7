import { errorSchema, securitySchemes, sharedHeaders, sharedParameters } from './components';
import type { NamedSchemas } from './json-schema';
import { describeOperation } from './operation';
import { methods, type OpenApiDocument, type PathItem, type RouteTable } from './types';
import { introduction, tags } from './words';

export interface Site {
  /** The name of the site, from its settings. */
  title: string;
  origin: string;
  sessionCookie: string;
}

/** The OpenAPI 3.1 document of these routes, from the very schemas that parse. */
export function describeApi(routes: RouteTable, { title, origin, sessionCookie }: Site): OpenApiDocument {
  const named: NamedSchemas = {};
  const paths = Object.entries(routes)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, route]): [string, PathItem] => [path, describePath(path, route, named)]);
  return {
    openapi: '3.1.0',
    info: {
      title: `${title} API`,
      version: '1',
      description: introduction,
      license: { name: 'AGPL-3.0-or-later', identifier: 'AGPL-3.0-or-later' },
    },
    externalDocs: { description: 'The same to read', url: `${origin}/api/docs` },
    servers: [{ url: origin }],
    tags,
    paths: Object.fromEntries(paths),
    components: {
      schemas: { Error: errorSchema, ...named },
      parameters: sharedParameters,
      headers: sharedHeaders,
      securitySchemes: securitySchemes(sessionCookie),
    },
  };
}

function describePath(path: string, route: RouteTable[string], named: NamedSchemas): PathItem {
  const operations = methods.flatMap((method) => {
    const endpoint = route[method];
    return endpoint ? [[method.toLowerCase(), describeOperation(path, method, endpoint, named)]] : [];
  });
  // The boundary: the keys are methods in lower case.
  return Object.fromEntries(operations) as PathItem;
}
