import type { ElementType } from 'react';
import { Html } from '@/components/platform/markdown/html';
import type { LocalizedText } from '@/lib/platform/i18n/localized-text';
import { inlineHtml } from '@/lib/platform/markdown/inline-html';

interface Props {
  of: LocalizedText;
  as?: ElementType;
  className?: string;
}

/** A title or a description with its Russian words marked as Russian. */
export function TitleText({ of: { text, lang }, ...rest }: Props) {
  return <Html html={inlineHtml(text, lang)} lang={lang} {...rest} />;
}
