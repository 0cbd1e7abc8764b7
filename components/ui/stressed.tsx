import { Fragment } from 'react';
import { stressMark } from '@/lib/stress';

/** Russian whose stress marks the reader may hide: each stands in an element of its own (globals.css, `.stress`). */
export function Stressed({ text }: { text: string }) {
  return text.split(stressMark).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <span className="stress">{stressMark}</span>}
      {part}
    </Fragment>
  ));
}
