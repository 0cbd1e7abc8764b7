import type { FrontResponse } from '@/lib/platform/http-server/response';

const commonHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
};

/** For responses without policies of their own. A page sets its own; two policies would both apply. */
export const defaultSecurityHeaders = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
};

/** Seconds: one year, after which a browser may try plain HTTP again. */
const strictTransport = 'max-age=31536000';

const plainHeaders = Object.entries(commonHeaders);
const secureHeaders: typeof plainHeaders = [...plainHeaders, ['Strict-Transport-Security', strictTransport]];

/** The headers of every response, as name and value. */
export function securityHeaders(isSecure: boolean): readonly [string, string][] {
  return isSecure ? secureHeaders : plainHeaders;
}

export function setSecurityHeaders(response: FrontResponse, isSecure: boolean): void {
  response.defaultHeaders = defaultSecurityHeaders;
  for (const [name, value] of securityHeaders(isSecure)) response.setHeader(name, value);
}
