import { routes } from '@/lib/platform/routes/routes';
import type { WrittenDocument } from '@/lib/publishing/writing/schema';
import { DetailsPane } from './details-pane';
import type { Drafts } from './drafts';
import type { Draft } from './draft';
import { HelpPane } from './help-pane';
import type { Panel } from './panels';
import { PreviewPane } from './preview-pane';
import { RemoveDraft } from './remove-draft';
import { RevisionsPane } from './revisions-pane';
import { SourcePane } from './source-pane';

interface Props {
  panel: Panel;
  document: WrittenDocument;
  drafts: Drafts;
  list: readonly Draft[];
  draft: Draft;
  onChanged: (document: WrittenDocument) => void;
}

/** The pane beside the text. */
export function SidePane({ panel, document, drafts, list, draft, onChanged }: Props) {
  switch (panel) {
    case 'write':
    case 'preview':
      return <PreviewPane draft={draft} />;
    case 'source':
      return <SourcePane draft={draft} others={list.filter(({ locale }) => locale !== draft.locale)} />;
    case 'revisions':
      return (
        <RevisionsPane
          document={document.id}
          draft={draft}
          isReadOnly={!document.may.edit}
          onRestored={(text) => drafts.take(text)}
        />
      );
    case 'details':
      return (
        <>
          <DetailsPane document={document} onChanged={onChanged} />
          {document.may.remove && (
            <RemoveDraft
              document={document.id}
              back={document.kind === 'page' ? routes.adminPages() : routes.writing()}
            />
          )}
        </>
      );
    case 'help':
      return <HelpPane />;
  }
}
