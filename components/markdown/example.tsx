import type { ReactNode } from 'react';
import { SpeakButton } from '@/components/ui/speak-button';

interface Props {
  /** The Russian line, to be read aloud. */
  speech: string;
  listenLabel: string;
  /** One paragraph in Russian, and one that says what it means. */
  children: ReactNode;
}

export function Example({ speech, listenLabel, children }: Props) {
  return (
    <figure className="my-4 flex items-center gap-2 rounded-card border border-line bg-raised py-3 pr-2 pl-5">
      <div className="min-w-0 flex-1 *:my-0 [&>[lang=ru]]:text-xl [&>p:not([lang])]:font-sans [&>p:not([lang])]:text-base [&>p:not([lang])]:text-soft">
        {children}
      </div>
      <SpeakButton text={speech} label={`${listenLabel}: ${speech}`} />
    </figure>
  );
}
