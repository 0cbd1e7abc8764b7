import { useLocale } from 'next-intl';
import { RussianText } from '@/components/ui/russian-text';
import { Stressed } from '@/components/ui/stressed';

/** An answer as it is to be read: Russian, or Russian beside the reader's language. */
export function AnswerText({ text }: { text: string }) {
  const locale = useLocale();
  if (locale === 'ru')
    return (
      <span className="font-serif text-lg">
        <Stressed text={text} />
      </span>
    );
  return (
    <span className="text-lg">
      <RussianText text={text} lang={locale} />
    </span>
  );
}
