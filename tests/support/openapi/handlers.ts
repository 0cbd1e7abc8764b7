import * as openapi from '@/app/api/openapi.json/route';
import { routeFiles } from '@/app/api/openapi.json/route-files';
import { methods, type Method, type OpenApiDocument, type Operation } from '@/lib/platform/openapi/types';

export type Handler = (
  request: Request,
  context: { params: Promise<Record<string, string>> },
) => Promise<Response>;

const routes = { ...routeFiles, '/api/openapi.json': openapi };

export interface Endpoint {
  /** 'POST /api/courses/{course}' */
  name: string;
  path: string;
  method: Method;
  handler: Handler;
  operation: Operation;
}

/** Every operation of the description with its handler. */
export function endpointsOf(document: OpenApiDocument): Endpoint[] {
  return Object.entries(routes).flatMap(([path, route]) =>
    methods.flatMap((method) => {
      // The boundary: routes have different methods.
      const handler = (route as Partial<Record<Method, Handler>>)[method];
      // The boundary: a method in lower case is the key of its operation.
      const operation = document.paths[path]?.[method.toLowerCase() as Lowercase<Method>];
      if (!handler || !operation) return [];
      return [{ name: `${method} ${path}`, path, method, handler, operation }];
    }),
  );
}
