import type { ReactNode } from 'react';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { MessageSlice } from '@/lib/platform/i18n/messages';

/** The message namespaces of the client components of every page. */
const everywhere = ['layout', 'ui', 'errors'] as const satisfies readonly MessageSlice[];

interface Props {
  /** The further message namespaces of the client components inside. */
  of?: readonly MessageSlice[];
  children: ReactNode;
}

/** Provides the client components inside with their messages only. */
export async function Messages({ of = [], children }: Props) {
  const messages = await getMessages();
  const slices = [...everywhere, ...of].map((slice) => [slice, messages[slice]] as const);
  return <NextIntlClientProvider messages={Object.fromEntries(slices)}>{children}</NextIntlClientProvider>;
}
