import { runAfterSignIn } from '@/lib/browser/auth-state/after-sign-in';
import { authState } from '@/lib/browser/auth-state/auth-state';
import type { SignedInAnswer } from '@/lib/people/auth/schema';
import { useSubmission } from '@/components/forms/use-submission';

/** A door of signing in: tokens and user are stored (spec §4), then a new document opens, where everything knows them. */
export function useSignIn(path: string, returnTo: string) {
  return useSubmission<SignedInAnswer>(path, (answer, { remember }) => {
    authState.signedIn(answer, remember !== false);
    void runAfterSignIn().then(() => window.location.assign(returnTo));
  });
}
