import { useLocale } from 'next-intl';
import { onLines } from '@/components/exercises/board/russian-lines';
import { RussianText } from '@/components/ui/russian-text';
import { Stressed } from '@/components/ui/stressed';

/** An answer as it is to be read: Russian, or Russian beside the reader's language, each speaker on a line. */
export function AnswerText({ text }: { text: string }) {
  const locale = useLocale();
  if (locale === 'ru')
    return (
      <span className="font-serif text-lg whitespace-pre-line">
        <Stressed text={onLines(text)} />
      </span>
    );
  return (
    <span className="text-lg whitespace-pre-line">
      <RussianText text={onLines(text)} lang={locale} />
    </span>
  );
}
