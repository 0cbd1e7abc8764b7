import { useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';

const panels = ['write', 'preview', 'source', 'revisions', 'details', 'help'] as const;
export type Panel = (typeof panels)[number];

interface Props {
  open: Panel;
  onOpen: (panel: Panel) => void;
}

/** The tabs of the side pane; on a phone the text is one of them. */
export function Panels({ open, onOpen }: Props) {
  const t = useTranslations('writing.panels');
  return (
    <div role="group" aria-label={t('label')} className="flex flex-wrap gap-1 border-b border-line">
      {panels.map((panel) => {
        // On wide screens the text is always visible, so its tab stands for the preview.
        const isPressed = panel === open;
        const isShown = panel === 'preview' && open === 'write';
        return (
          <button
            key={panel}
            type="button"
            aria-pressed={isPressed}
            onClick={() => onOpen(panel)}
            className={classNames(
              '-mb-px min-h-11 rounded-t-control border-b-2 border-transparent px-3 font-medium text-soft transition-colors hover:text-cobalt max-sm:text-sm',
              isPressed && 'border-cobalt text-cobalt',
              isShown && 'lg:border-cobalt lg:text-cobalt',
              panel === 'write' && 'lg:hidden',
            )}
          >
            {t(panel)}
          </button>
        );
      })}
    </div>
  );
}
