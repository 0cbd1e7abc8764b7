import 'server-only';
import { refuseUntil } from '@/lib/platform/errors';
import { addressBlock } from '@/lib/platform/http/address';
import { countCall } from '@/lib/platform/limits/rate-limit';
import { log } from '@/lib/platform/log';
import { redact } from './redact';
import type { ClientErrorInput } from './schema';

/** In five minutes, from one address: a page that fails over and over says nothing new. */
const mostReports = 30;

/** Writes down what failed in somebody's browser. Throws AppError('too_many_requests'). */
export function recordClientError(address: string, report: ClientErrorInput): void {
  const { wait } = countCall(`client-errors:${addressBlock(address)}`, mostReports);
  refuseUntil(wait);
  const { id, path, name, message, stack = '' } = report;
  const error = { name: redact(name), message: redact(message), stack: redact(stack) };
  log().error({ client: id, path: redact(path), error }, 'A page failed in a browser.');
}
