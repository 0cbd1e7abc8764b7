import { endpoint } from '@/lib/http/endpoint';
import { trialInput, trialResult } from '@/lib/trials/schema';
import { submitTrial } from '@/lib/trials/service';

export const POST = endpoint(
  { access: 'anyone', scope: 'learn', body: trialInput, answer: trialResult, status: 201, repeat: 'natural' },
  ({ address, body, locale }) => submitTrial(address, body, locale),
);
