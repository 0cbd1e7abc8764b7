import type { ServerResponse } from 'node:http';

const always = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
};

/** A year, after which a browser may try plain HTTP again. */
const strictTransport = 'max-age=31536000';

/** What holds for every answer; the content security policy differs by page and is set with it. */
export function setSecurityHeaders(response: ServerResponse, isSecure: boolean): void {
  for (const [name, value] of Object.entries(always)) response.setHeader(name, value);
  if (isSecure) response.setHeader('Strict-Transport-Security', strictTransport);
}
