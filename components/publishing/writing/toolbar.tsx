import { useRef, type ChangeEvent } from 'react';
import { BookOpen, Bold, Heading2, ImagePlus, MessageSquareQuote, StickyNote, Table } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { IconButton } from '@/components/ui/icon-button';
import { imageTypes } from '@/lib/platform/images/limits';
import { insertBlock, wrap, type Selection } from './insert';

interface Props {
  onInsert: (change: (selection: Selection) => Selection) => void;
  onPicture: (file: File) => void;
}

/** Buttons that insert Markdown. */
export function Toolbar({ onInsert, onPicture }: Props) {
  const t = useTranslations('writing.tools');
  const file = useRef<HTMLInputElement>(null);
  const block = (text: string, chosen: string) => () =>
    onInsert((selection) => insertBlock(selection, text, chosen));
  const table = `| ${t('cellRussian')} | ${t('cellMeaning')} |\n| --- | --- |\n| **снег** |  |`;
  const tools = [
    { name: 'heading', icon: Heading2, use: block(`## ${t('headingText')}`, t('headingText')) },
    { name: 'bold', icon: Bold, use: () => onInsert((selection) => wrap(selection, '**', t('boldText'))) },
    {
      name: 'example',
      icon: MessageSquareQuote,
      use: block(`> Сего́дня идёт снег.\n>\n> ${t('exampleText')}`, 'Сего́дня идёт снег.'),
    },
    {
      name: 'note',
      icon: StickyNote,
      use: block(`:::note[${t('noteTitle')}]\n${t('noteText')}\n:::`, t('noteText')),
    },
    { name: 'table', icon: Table, use: block(table, t('cellRussian')) },
    {
      name: 'lesson',
      icon: BookOpen,
      use: block('::lesson{course="russian-from-zero" lesson="alphabet"}', 'alphabet'),
    },
  ] as const;

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [chosen] = target.files ?? [];
    target.value = '';
    if (chosen) onPicture(chosen);
  }

  return (
    <div role="group" aria-label={t('label')} className="flex flex-wrap">
      {tools.map(({ name, icon, use }) => (
        <IconButton key={name} icon={icon} label={t(name)} onClick={use} />
      ))}
      <IconButton icon={ImagePlus} label={t('picture')} onClick={() => file.current?.click()} />
      <input ref={file} type="file" accept={imageTypes.join()} hidden onChange={choose} />
    </div>
  );
}
