import { runAfterSignIn } from '@/lib/browser/auth-state/after-sign-in';
import { authState } from '@/lib/browser/auth-state/auth-state';
import type { SignedInAnswer } from '@/lib/people/auth/schema';
import { useSubmission } from '@/components/forms/use-submission';

/** Signs in: stores tokens and user (spec §4), then opens the next page by a full load. */
export function useSignIn(path: string, returnTo: string) {
  return useSubmission<SignedInAnswer>(path, (answer, { remember }) => {
    authState.signedIn(answer, remember !== false);
    void runAfterSignIn().then(() => window.location.assign(returnTo));
  });
}
