import { useLocale } from 'next-intl';
import { onLines } from '@/components/learning/session/board/russian-lines';
import { classNames } from '@/components/ui/class-names';
import { RussianText } from '@/components/ui/russian-text';

/** Letters of another script than Cyrillic. */
const foreign = /(?!\p{Script=Cyrillic})\p{L}/u;

/** An answer as text: Russian, perhaps mixed with the reader's language, each speaker on a line. */
export function AnswerText({ text }: { text: string }) {
  const locale = useLocale();
  const lines = onLines(text);
  const lang = foreign.test(text) ? locale : 'ru';
  return (
    <span
      lang={lang}
      className={classNames(
        'text-lg whitespace-pre-line',
        lang === 'ru' && 'font-serif',
        lines.includes('\n') && 'block',
      )}
    >
      <RussianText text={lines} lang={lang} />
    </span>
  );
}
