import { z } from 'zod';

/** Six digits of an authenticator app, or a recovery code, with or without spaces and hyphens. */
const code = z.string().trim().min(1).max(40);
/** The length rules of new passwords do not apply: an existing password is either right or wrong. */
const password = z.string().min(1).max(1000);

export const secondFactorState = z.object({
  is_on: z.boolean(),
  recovery_codes_left: z.int(),
});
export type SecondFactorState = z.infer<typeof secondFactorState>;

export const begunSecondFactor = z.object({
  /** Base32, for people who cannot scan the QR code. */
  secret: z.string(),
  url: z.string(),
  /** `url` as a QR code: an image's data URL. */
  qr: z.string(),
});
export type BegunSecondFactor = z.infer<typeof begunSecondFactor>;

export const confirmSecondFactorInput = z.strictObject({ code });
export const recoveryCodesAnswer = z.object({ recovery_codes: z.array(z.string()) });
export type RecoveryCodesAnswer = z.infer<typeof recoveryCodesAnswer>;

export const removeSecondFactorInput = z.strictObject({ password, code });
export type RemoveSecondFactorInput = z.infer<typeof removeSecondFactorInput>;

export const confirmationInput = z.strictObject({ password, code: code.optional() });
export type ConfirmationInput = z.infer<typeof confirmationInput>;
