import { endpoint } from '@/lib/people/door/endpoint';
import { openApiRules } from '@/lib/platform/openapi/schema';
import { getOpenApiDocument } from './document';

export const GET = endpoint(openApiRules, getOpenApiDocument);
