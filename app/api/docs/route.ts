import { createHash } from 'node:crypto';
import { apiPage } from '@/lib/platform/openapi/page/page';
import { style } from '@/lib/platform/openapi/page/style';
import type { OpenApiDocument } from '@/lib/platform/openapi/types';
import { getOpenApiDocument } from '@/app/api/openapi.json/document';

/** The page has no scripts and only inline styles. */
const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

let drawn: { document: OpenApiDocument; page: string } | undefined;

/** Rendered once for each document, because anybody may request it often. */
function pageOf(document: OpenApiDocument): string {
  if (drawn?.document !== document) drawn = { document, page: apiPage(document) };
  return drawn.page;
}

/** The API documentation as a page. */
export async function GET(): Promise<Response> {
  return new Response(pageOf(await getOpenApiDocument()), {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
      'Cache-Control': 'public, max-age=300',
    },
  });
}
