import { errorSchema, securitySchemes, sharedHeaders, sharedParameters } from './inside/components';
import { introduction } from './inside/introduction';
import type { NamedSchemas } from './json-schema';
import { describeOperation, tagOf } from './inside/operation';
import {
  methods,
  type DescribedRules,
  type Method,
  type OpenApiDocument,
  type PathItem,
  type RouteTable,
} from './types';

export interface Site {
  /** The site's name, from the settings. */
  title: string;
  origin: string;
  sessionCookie: string;
}

/** The OpenAPI 3.1 document of these routes, generated from the zod schemas that validate the calls. */
export function describeApi(routes: RouteTable, { title, origin, sessionCookie }: Site): OpenApiDocument {
  const named: NamedSchemas = {};
  const paths = Object.entries(routes)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, route]): [string, PathItem] => [path, describePath(path, route, named)])
    .filter(([, item]) => Object.keys(item).length > 0);
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
    tags: [...new Set(paths.map(([path]) => tagOf(path)))].map((name) => ({ name })),
    paths: Object.fromEntries(paths),
    components: {
      schemas: { Error: errorSchema, ...named },
      parameters: sharedParameters,
      headers: sharedHeaders,
      securitySchemes: securitySchemes(sessionCookie),
    },
  };
}

function describePath(path: string, route: object, named: NamedSchemas): PathItem {
  const operations = methods.flatMap((method) => {
    const rules = rulesOf(route, method);
    return rules?.summary === undefined
      ? []
      : [[method.toLowerCase(), describeOperation(path, method, rules, named)]];
  });
  // The boundary: the keys are lower-case methods.
  return Object.fromEntries(operations) as PathItem;
}

/** The rules of a handler made by `endpoint`; undefined for any other handler. */
function rulesOf(route: object, method: Method): DescribedRules | undefined {
  // The boundary: a route file exports its handlers by the names of methods.
  return (route as Partial<Record<Method, { rules?: DescribedRules }>>)[method]?.rules;
}
