import { Fragment } from 'react';
import { splitRussian } from '@/lib/platform/i18n/split-russian';

interface Props {
  text: string;
  /** The language of the whole; in Russian text nothing needs marking. */
  lang?: string;
}

/** Text with its Russian marked as Russian: read aloud in the right voice, and set in the reading face. */
export function RussianText({ text, lang }: Props) {
  if (lang === 'ru') return text;
  return splitRussian(text).map(({ text: part, russian }, index) =>
    russian ? (
      <span key={index} lang="ru" className="font-serif">
        {part}
      </span>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}
