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
    response: secondFactorState,
  },
  async ({ viewer }) => getSecondFactor(viewer),
);

// The answers of these two calls hold secrets, so they are not stored for repeats.
export const POST = endpoint(
  {
    summary: 'Begins to set up a second factor: a secret for an authenticator app.',
    errorCodes: ['confirmation_required', 'forbidden'],
    access: 'member',
    response: begunSecondFactor,
    idempotency: 'own',
  },
  async ({ viewer }) => beginSecondFactor(viewer),
);

export const PUT = endpoint(
  {
    summary: 'Turns the second factor on with its first code; answers the recovery codes.',
    errorCodes: ['second_factor_wrong'],
    access: 'member',
    body: confirmSecondFactorInput,
    response: recoveryCodesAnswer,
    idempotency: 'own',
  },
  async ({ viewer, body }) => confirmSecondFactor(viewer, body.code),
);

export const DELETE = endpoint(
  {
    summary: 'Turns the second factor off.',
    errorCodes: ['credentials', 'second_factor_wrong', 'login_throttled'],
    access: 'member',
    body: removeSecondFactorInput,
    response: nothing,
  },
  async ({ viewer, body, address }) => removeSecondFactor(viewer, body, address),
);
