import type { FrontResponse } from '@/lib/platform/http-server/response';

const always = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
};

/** For what is no page. A page brings its own policy, which must stand alone: two would both hold. */
export const byDefault = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
};

/** A year, after which a browser may try plain HTTP again. */
const strictTransport = 'max-age=31536000';

/** What holds for every answer: name, value. */
export function securityHeaders(isSecure: boolean): [string, string][] {
  const transport: [string, string][] = isSecure ? [['Strict-Transport-Security', strictTransport]] : [];
  return [...Object.entries(always), ...transport];
}

export function setSecurityHeaders(response: FrontResponse, isSecure: boolean): void {
  response.defaultHeaders = byDefault;
  for (const [name, value] of securityHeaders(isSecure)) response.setHeader(name, value);
}
