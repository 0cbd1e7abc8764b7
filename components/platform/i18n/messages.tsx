import type { ReactNode } from 'react';
import type { AbstractIntlMessages } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { EnglishMessages } from '@/lib/platform/i18n/message-files';
import type { MessageSlice } from '@/lib/platform/i18n/messages';
import { ProvidedMessages } from './provided-messages';

/** A namespace, 'progress', or one section of it, 'progress.year', where the rest is only read on the server. */
type MessagePart =
  | MessageSlice
  | { [S in MessageSlice]: `${S}.${keyof EnglishMessages[S] & string}` }[MessageSlice];

/** The message namespaces of the client components of every page: those of the layout. */
export const everywhere = ['layout', 'ui', 'errors'] as const satisfies readonly MessageSlice[];

interface Props {
  /** The further messages of the client components inside. */
  of: readonly MessagePart[];
  children: ReactNode;
}

/** Provides the client components inside with their messages only: what is provided is part of the page. */
export async function Messages({ of, children }: Props) {
  const json = JSON.stringify(pick({ ...(await getMessages()) }, of));
  return <ProvidedMessages json={json}>{children}</ProvidedMessages>;
}

function pick(messages: AbstractIntlMessages, parts: readonly MessagePart[]): AbstractIntlMessages {
  const picked: AbstractIntlMessages = {};
  for (const part of parts) {
    const [slice = '', section] = part.split('.');
    const all = messages[slice];
    if (all === undefined) continue;
    const known = picked[slice];
    if (section === undefined || typeof all === 'string') picked[slice] = all;
    else picked[slice] = { ...(typeof known === 'object' && known), [section]: all[section] ?? {} };
  }
  return picked;
}
