'use client';

import { useMemo, type ReactNode } from 'react';
import { NextIntlClientProvider, useLocale, useMessages, type AbstractIntlMessages } from 'next-intl';

interface Props {
  /** JSON: as a value, each sentence would be walked three times on its way into the page. */
  json: string;
  children: ReactNode;
}

/** Provides further messages to the client components inside. */
export function ProvidedMessages({ json, children }: Props) {
  const [locale, outer] = [useLocale(), useMessages()];
  const messages = useMemo(
    // The boundary: what `Messages` has written.
    () => join({ ...outer }, JSON.parse(json) as AbstractIntlMessages),
    [outer, json],
  );
  return (
    <NextIntlClientProvider locale={locale} messages={messages}>
      {children}
    </NextIntlClientProvider>
  );
}

/** Several sections of one namespace may be provided by several elements. */
function join(joined: AbstractIntlMessages, further: AbstractIntlMessages): AbstractIntlMessages {
  for (const [slice, messages] of Object.entries(further)) {
    const known = joined[slice];
    joined[slice] =
      typeof known === 'object' && typeof messages === 'object' ? { ...known, ...messages } : messages;
  }
  return joined;
}
