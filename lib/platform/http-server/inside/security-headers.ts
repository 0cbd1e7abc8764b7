import type { FrontResponse } from '@/lib/platform/http-server/response';

const commonHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
};

/** For responses without a policy of their own. A page sets its own; two policies would both apply. */
export const defaultSecurityHeaders = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
};

/** Seconds: one year, after which a browser may try plain HTTP again. */
const strictTransport = 'max-age=31536000';

/** The headers of every response, as name and value. */
export function securityHeaders(isSecure: boolean): [string, string][] {
  const transport: [string, string][] = isSecure ? [['Strict-Transport-Security', strictTransport]] : [];
  return [...Object.entries(commonHeaders), ...transport];
}

export function setSecurityHeaders(response: FrontResponse, isSecure: boolean): void {
  response.defaultHeaders = defaultSecurityHeaders;
  for (const [name, value] of securityHeaders(isSecure)) response.setHeader(name, value);
}
