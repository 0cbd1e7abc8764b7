import { resendVerification } from '@/lib/auth/verification';
import { endpoint } from '@/lib/http/endpoint';
import { nothing } from '@/lib/http/nothing';

/** The letter that confirms one's e-mail, once more. */
export const POST = endpoint({ access: 'member', answer: nothing }, async ({ viewer }) =>
  resendVerification(viewer),
);
