import 'server-only';
import { throwIfLimited } from '@/lib/platform/errors';
import { addressBlock } from '@/lib/platform/http/address';
import { countCall } from '@/lib/platform/limits/rate-limit';
import { log } from '@/lib/platform/log';
import { redact } from './inside/redact';
import type { ClientErrorInput } from './schema';

/** Reports per five minutes from one address: a page that fails again and again gives no new information. */
const maxReports = 30;

/** Logs an error of a browser. Throws AppError('too_many_requests'). */
export function recordClientError(address: string, report: ClientErrorInput): void {
  const { waitSeconds } = countCall(`client-errors:${addressBlock(address)}`, maxReports);
  throwIfLimited(waitSeconds);
  const { id, path, name, message, stack = '' } = report;
  const error = { name: redact(name), message: redact(message), stack: redact(stack) };
  log().error({ client: id, path: redact(path), error }, 'A page failed in a browser.');
}
