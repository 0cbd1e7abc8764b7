/*
 * Only the chat's own document may use the microphone (Permissions-Policy). A reader who came here from another page without
 * a load still has that page's document, and gets a new one when they record.
 */
const wish = '#voice';

/** A property of Chromium; missing in the DOM's types. */
interface FeaturePolicy {
  featurePolicy?: { allowsFeature: (name: string) => boolean };
}

/** Whether this document may not use the microphone, whatever its user allows; false in browsers that cannot tell. */
export function isMicrophoneBarred(): boolean {
  const { featurePolicy } = document as Document & FeaturePolicy;
  return featurePolicy?.allowsFeature('microphone') === false;
}

/** Reloads the page, which then records at once. */
export function reloadToRecord(): void {
  window.history.replaceState(null, '', `${window.location.pathname}${window.location.search}${wish}`);
  window.location.reload();
}

/** Whether the page was reloaded to record; true once. */
export function takeRecordingWish(): boolean {
  if (window.location.hash !== wish) return false;
  window.history.replaceState(null, '', `${window.location.pathname}${window.location.search}`);
  return true;
}
