import type { ReactNode } from 'react';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { MessageSlice } from '@/lib/platform/i18n/messages';

/** What the client components of every page say. */
const everywhere = ['layout', 'ui', 'errors'] as const satisfies readonly MessageSlice[];

interface Props {
  /** What the client components inside say, besides what every page has. */
  of?: readonly MessageSlice[];
  children: ReactNode;
}

/** Hands the client components inside their sentences, and no others. */
export async function Messages({ of = [], children }: Props) {
  const messages = await getMessages();
  const slices = [...everywhere, ...of].map((slice) => [slice, messages[slice]] as const);
  return <NextIntlClientProvider messages={Object.fromEntries(slices)}>{children}</NextIntlClientProvider>;
}
