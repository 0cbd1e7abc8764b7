import type { ReactNode } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { getTranslations } from 'next-intl/server';
import { classNames } from '@/components/ui/class-names';
import { markStress } from '@/lib/markdown/mark-stress';
import { parseMarkdown } from '@/lib/markdown/parse-markdown';
import { elements } from './elements';
import { Example } from './example';
import { ScrollTable } from './scroll-table';

interface Props {
  markdown: string;
  /** The language of the text. */
  lang: string;
  className?: string;
}

/** Markdown as a page's text, in the reading face. */
export async function Markdown({ markdown, lang, className }: Props) {
  const t = await getTranslations('ui');
  const components = {
    ...elements,
    figure: (props: { 'data-speech'?: string; children?: ReactNode }) => (
      <Example speech={props['data-speech'] ?? ''} listenLabel={t('listen')}>
        {props.children}
      </Example>
    ),
    table: ({ children }: { children?: ReactNode }) => (
      <ScrollTable label={t('scrollTable')}>{children}</ScrollTable>
    ),
  };
  return (
    <div lang={lang} className={classNames('max-w-column font-serif text-lg leading-relaxed', className)}>
      {toJsxRuntime(markStress(parseMarkdown(markdown, { lang })), { Fragment, jsx, jsxs, components })}
    </div>
  );
}
