import { clientErrorInput, maxReportBytes } from '@/lib/platform/error-reports/schema';
import { recordClientError } from '@/lib/platform/error-reports/service';
import { endpoint } from '@/lib/people/door/endpoint';
import { nothing } from '@/lib/platform/http/nothing';

export const POST = endpoint(
  {
    summary: 'Tells of a page that failed in a browser.',
    access: 'anyone',
    body: clientErrorInput,
    maxBodyBytes: maxReportBytes,
    response: nothing,
    idempotency: 'own',
  },
  async ({ address, body }) => recordClientError(address, body),
);
