import 'server-only';
import { getEnv } from '@/lib/platform/env';

/** Whether letters stay on this server, so that pages can say where they are. In production that is nobody's business. */
export function isOutboxOpen(): boolean {
  const { APP_ENV, SMTP_URL } = getEnv();
  return APP_ENV !== 'production' && !SMTP_URL;
}
