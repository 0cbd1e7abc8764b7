import { defaultLocale } from '@/lib/platform/i18n/locales';
import { PlainFrame } from './plain-frame';
import { UntranslatedScreen } from './untranslated-screen';

/** The page for a failure of the root layout when no messages are available. */
export function UntranslatedFailure() {
  return (
    <PlainFrame locale={defaultLocale}>
      <UntranslatedScreen />
    </PlainFrame>
  );
}
