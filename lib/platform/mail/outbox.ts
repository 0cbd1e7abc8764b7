import 'server-only';
import { getEnv } from '@/lib/platform/env';

/** Whether letters are written to the outbox folder, which pages then mention. In production pages never mention it. */
export function isOutboxOpen(): boolean {
  const { APP_ENV, SMTP_URL } = getEnv();
  return APP_ENV !== 'production' && !SMTP_URL;
}
