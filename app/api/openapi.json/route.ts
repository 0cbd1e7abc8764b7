import { endpoint } from '@/lib/http/endpoint';
import { openApiRules } from '@/lib/openapi/schema';
import { getOpenApiDocument } from './document';

export const GET = endpoint(openApiRules, getOpenApiDocument);
