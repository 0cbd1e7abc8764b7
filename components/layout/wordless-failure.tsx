import { defaultLocale } from '@/lib/platform/i18n/locales';
import { PlainFrame } from './plain-frame';
import { WordlessWords } from './wordless-words';

/** When the frame of every page fails, and the screen for it cannot be had. */
export function WordlessFailure() {
  return (
    <PlainFrame locale={defaultLocale}>
      <WordlessWords />
    </PlainFrame>
  );
}
