import { Fragment } from 'react';
import { splitRussian } from '@/lib/platform/i18n/split-russian';

interface Props {
  text: string;
  /** The language of the whole text; Russian text needs no marking. */
  lang?: string;
}

/** A text whose Russian parts have `lang="ru"`, for the right voice of screen readers, and the reading font. */
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
