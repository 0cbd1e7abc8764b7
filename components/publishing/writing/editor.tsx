'use client';

import { useState } from 'react';
import { useLocale, useTranslations } from 'next-intl';
import { Card } from '@/components/ui/card';
import { classNames } from '@/components/ui/class-names';
import { Notice } from '@/components/ui/notice';
import type { Locale } from '@/lib/platform/i18n/locales';
import type { WrittenDocument } from '@/lib/publishing/writing/schema';
import { Conflict } from './conflict';
import { EditorHead } from './editor-head';
import { Languages } from './languages';
import { Panels, type Panel } from './panels';
import { PublishBar } from './publish-bar';
import { SavingLine } from './saving-line';
import { SidePane } from './side-pane';
import { TextPane } from './text-pane';
import { useDrafts } from './use-drafts';

/** The editor of a post or a page: the text, and a side pane. */
export function Editor({
  initialDocument,
  initialLocale,
}: {
  initialDocument: WrittenDocument;
  initialLocale: Locale | null;
}) {
  const t = useTranslations('writing');
  const [document, setDocument] = useState(initialDocument);
  const { drafts, list } = useDrafts(initialDocument);
  const page = useLocale();
  const [locale, setLocale] = useState<Locale>(() => initialLocale ?? firstLocale(initialDocument, page));
  const [panel, setPanel] = useState<Panel>('write');
  const draft = list.find((each) => each.locale === locale) ?? list[0];

  function open(wanted: Locale) {
    drafts.add(wanted);
    setLocale(wanted);
  }
  function change(changed: WrittenDocument) {
    setDocument(changed);
    drafts.refresh(changed.texts);
  }

  if (!draft) return null;
  const isReadOnly = !document.may.edit;
  return (
    <div className="flex flex-col gap-6">
      <EditorHead document={document} />
      {isReadOnly && <Notice tone="almost">{t('editor.readOnly')}</Notice>}
      {!document.may.publish && !isReadOnly && (
        <Notice heading={t('waiting.title')}>{t('waiting.text')}</Notice>
      )}
      <div className="flex flex-wrap items-end gap-4">
        <div className="min-w-60 max-sm:w-full">
          <Languages list={list} open={draft.locale} isReadOnly={isReadOnly} onOpen={open} />
        </div>
        {document.may.publish && (
          <PublishBar document={document} drafts={drafts} list={list} onChanged={change} />
        )}
        <div className="flex min-h-11 items-center">
          <SavingLine saving={draft.saving} />
        </div>
      </div>
      <Conflict
        draft={draft}
        onMine={() => void drafts.keepMine(draft.locale)}
        onTheirs={() => draft.saving.phase === 'behind' && drafts.take(draft.saving.theirs)}
      />
      <div className="grid gap-6 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
        <div className="min-w-0 lg:col-start-2">
          <Panels open={panel} onOpen={setPanel} />
        </div>
        <section
          className={classNames(
            'min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1',
            panel !== 'write' && 'max-lg:hidden',
          )}
        >
          <TextPane
            draft={draft}
            isReadOnly={isReadOnly}
            onType={(words) => drafts.type(draft.locale, words)}
          />
        </section>
        <Card
          className={classNames('min-w-0 self-start lg:col-start-2', panel === 'write' && 'max-lg:hidden')}
        >
          <SidePane
            panel={panel}
            document={document}
            drafts={drafts}
            list={list}
            draft={draft}
            onChanged={change}
          />
        </Card>
      </div>
    </div>
  );
}

/** The language of the page if the document has it, else its first language. */
function firstLocale({ texts }: WrittenDocument, page: Locale): Locale {
  return (texts.find(({ locale }) => locale === page) ?? texts[0])?.locale ?? page;
}
