import { Fragment } from 'react';
import { linkParts } from './link-parts';

/** What somebody wrote, as text; addresses of the web are links. */
export function MessageText({ text }: { text: string }) {
  return (
    <p dir="auto" className="text-lg leading-snug wrap-anywhere whitespace-pre-wrap">
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
          <Fragment key={index}>{part.text}</Fragment>
        ),
      )}
    </p>
  );
}
