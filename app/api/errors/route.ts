import { clientErrorInput, reportLimit } from '@/lib/error-reports/schema';
import { recordClientError } from '@/lib/error-reports/service';
import { endpoint } from '@/lib/http/endpoint';
import { nothing } from '@/lib/http/nothing';

export const POST = endpoint(
  { access: 'anyone', body: clientErrorInput, limit: reportLimit, answer: nothing, repeat: 'natural' },
  async ({ address, body }) => recordClientError(address, body),
);
