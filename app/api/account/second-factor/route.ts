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
  {
    summary: 'Whether the account has a second factor.',
    access: 'member',
    scope: 'session',
    answer: secondFactorState,
  },
  async ({ viewer }) => getSecondFactor(viewer),
);

// The answers of these two calls hold secrets, so they are not stored for repeats.
export const POST = endpoint(
  {
    summary: 'Begins to set up a second factor: a secret for an authenticator app.',
    refuses: ['confirmation_required', 'forbidden'],
    access: 'member',
    answer: begunSecondFactor,
    repeat: 'natural',
  },
  async ({ viewer }) => beginSecondFactor(viewer),
);

export const PUT = endpoint(
  {
    summary: 'Turns the second factor on with its first code; answers the recovery codes.',
    refuses: ['second_factor_wrong'],
    access: 'member',
    body: confirmSecondFactorInput,
    answer: recoveryCodesAnswer,
    repeat: 'natural',
  },
  async ({ viewer, body }) => confirmSecondFactor(viewer, body.code),
);

export const DELETE = endpoint(
  {
    summary: 'Turns the second factor off.',
    refuses: ['credentials', 'second_factor_wrong', 'login_throttled'],
    access: 'member',
    body: removeSecondFactorInput,
    answer: nothing,
  },
  async ({ viewer, body, address }) => removeSecondFactor(viewer, body, address),
);
