'use client';

import { NextIntlClientProvider, useLocale, useMessages } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { CommentSubject } from '@/lib/publishing/comments/schema';
import { LoadingForm } from './loading-form';
import { LoadingThreads } from './loading-threads';
import { subjectKey } from './subject-key';
import { useNear } from './use-near';
import { useSection } from './use-section';

interface Props {
  subject: CommentSubject;
  /** The sentences needed before the messages of the section are loaded. */
  texts: { title: string; failed: string; again: string };
}

/** Fetches code, messages and data only when the section comes near the screen. */
export function CommentsOnDemand({ subject, texts }: Props) {
  const key = subjectKey(subject);
  const locale = useLocale();
  const messages = useMessages();
  const { box, near } = useNear(key);
  const { fetched, again } = useSection(locale, near !== 'no');
  return (
    <section
      ref={box}
      id="comments"
      // Takes the focus when a focused comment is removed.
      tabIndex={-1}
      aria-labelledby="comments-title"
      className="scripted flex min-h-96 scroll-mt-4 flex-col gap-6 border-t border-line pt-8 font-sans text-base outline-none"
    >
      <h2 id="comments-title" className="text-2xl font-semibold">
        {texts.title}
      </h2>
      {near !== 'no' && fetched.state === 'waiting' && (
        <>
          <LoadingForm />
          <LoadingThreads />
        </>
      )}
      {fetched.state === 'failed' && (
        <Notice tone="wrong" role="alert">
          <p>{texts.failed}</p>
          <Button variant="secondary" className="mt-3" onClick={again}>
            {texts.again}
          </Button>
        </Notice>
      )}
      {fetched.state === 'here' && (
        <NextIntlClientProvider locale={locale} messages={{ ...messages, comments: fetched.section.words }}>
          <fetched.section.CommentSection key={key} subject={subject} returned={near === 'returned'} />
        </NextIntlClientProvider>
      )}
    </section>
  );
}
