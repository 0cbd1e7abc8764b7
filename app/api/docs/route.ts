import { createHash } from 'node:crypto';
import { apiPage } from '@/lib/platform/openapi/page/page';
import { style } from '@/lib/platform/openapi/page/style';
import type { OpenApiDocument } from '@/lib/platform/openapi/types';
import { getOpenApiDocument } from '@/app/api/openapi.json/document';

/** No script, and no style but the one that stands in the page. */
const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

let drawn: { document: OpenApiDocument; page: string } | undefined;

/** Drawn once for a document: anybody may ask for it as often as they like. */
function pageOf(document: OpenApiDocument): string {
  if (drawn?.document !== document) drawn = { document, page: apiPage(document) };
  return drawn.page;
}

/** The description of the API to read. */
export async function GET(): Promise<Response> {
  return new Response(pageOf(await getOpenApiDocument()), {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
      'Cache-Control': 'public, max-age=300',
    },
  });
}
