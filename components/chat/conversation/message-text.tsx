import { Fragment } from 'react';
import { isRussianText } from '@/components/chat/stress/is-russian-text';
import { splitRussian } from '@/lib/platform/i18n/split-russian';
import { linkParts } from './link-parts';

/** Russian parts are marked as Russian, for screen readers and for looking words up. */
const withRussian = (text: string) =>
  splitRussian(text).map((part, index) =>
    part.russian ? (
      <span key={index} lang="ru">
        {part.text}
      </span>
    ) : (
      <Fragment key={index}>{part.text}</Fragment>
    ),
  );

const otherLetter = /(?!\p{Script=Cyrillic})\p{L}/u;

/** Whether a text has letters of no other script, as most messages do: one element costs less than many. */
const isWhollyRussian = (text: string) => isRussianText(text) && !otherLetter.test(text);

/** The text of a message; URLs are links. */
export function MessageText({ text }: { text: string }) {
  const look = 'text-lg leading-snug wrap-anywhere whitespace-pre-wrap';
  if (isWhollyRussian(text))
    return (
      <p lang="ru" className={look}>
        {text}
      </p>
    );
  return (
    <p dir="auto" className={look}>
      {linkParts(text).map((part, index) =>
        part.isLink ? (
          <a
            key={index}
            href={part.text}
            target="_blank"
            rel="nofollow ugc noopener noreferrer"
            className="text-cobalt underline"
          >
            {part.text}
          </a>
        ) : (
          <Fragment key={index}>{withRussian(part.text)}</Fragment>
        ),
      )}
    </p>
  );
}
