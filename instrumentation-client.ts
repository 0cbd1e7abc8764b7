import { pageLoading } from '@/components/layout/loading-bar/page-loading';
import { copyAsShown } from '@/components/ui/copy-as-shown';
import { claimBeforeLeaving } from '@/components/learning/trials/claim-before-leaving';
import { afterSignIn } from '@/lib/browser/auth-state/after-sign-in';
import { consentKey, saveConsent, applyConsent } from '@/lib/browser/consent';
import { watchUnhandledErrors } from '@/lib/browser/unhandled-errors';

declare global {
  interface Window {
    /** Spec §2: what the notice about cookies calls when it is accepted. */
    acceptCookies: () => void;
  }
}

watchUnhandledErrors(window);

// Zod, wherever a page fetches it, asks by `new Function` whether it may compile; the page's policy refuses, and reports it.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

window.acceptCookies = () => saveConsent('accepted');

// What a visitor answered on the home page is theirs in the lesson that opens next.
afterSignIn(claimBeforeLeaving);

// Another tab has answered, or everything was cleared.
window.addEventListener('storage', ({ key }) => {
  if (key === consentKey || key === null) applyConsent();
});

window.addEventListener('copy', copyAsShown);

/** Next calls it when the router sets out: by a link, by the program, back and forward. */
export function onRouterTransitionStart(url: string): void {
  pageLoading.leave(url);
}
