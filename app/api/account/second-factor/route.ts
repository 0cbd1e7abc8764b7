import {
  begunSecondFactor,
  confirmSecondFactorInput,
  recoveryCodesAnswer,
  removeSecondFactorInput,
  secondFactorState,
} from '@/lib/people/auth/second-factor-schema';
import {
  beginSecondFactor,
  confirmSecondFactor,
  getSecondFactor,
  removeSecondFactor,
} from '@/lib/people/auth/second-factor-setup';
import { endpoint } from '@/lib/people/door/endpoint';
import { nothing } from '@/lib/platform/http/nothing';

export const GET = endpoint(
  { access: 'member', scope: 'session', answer: secondFactorState },
  async ({ viewer }) => getSecondFactor(viewer),
);

// The answers of these two hold secrets: none is kept for a repeat.
export const POST = endpoint(
  { access: 'member', answer: begunSecondFactor, repeat: 'natural' },
  async ({ viewer }) => beginSecondFactor(viewer),
);

export const PUT = endpoint(
  { access: 'member', body: confirmSecondFactorInput, answer: recoveryCodesAnswer, repeat: 'natural' },
  async ({ viewer, body }) => confirmSecondFactor(viewer, body.code),
);

export const DELETE = endpoint(
  { access: 'member', body: removeSecondFactorInput, answer: nothing },
  async ({ viewer, body, address }) => removeSecondFactor(viewer, body, address),
);
