import { z } from 'zod';

/** Six digits of an authenticator app, or a recovery code; how it is written does not matter. */
const code = z.string().trim().min(1).max(40);
/** Whatever was typed: it is right or it is not. */
const password = z.string().min(1).max(1000);

export const secondFactorState = z.object({
  is_on: z.boolean(),
  recovery_codes_left: z.int(),
});
export type SecondFactorState = z.infer<typeof secondFactorState>;

export const begunSecondFactor = z.object({
  /** Base32, for those who cannot scan. */
  secret: z.string(),
  url: z.string(),
  /** The address as a QR code: a data URL for an image. */
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
