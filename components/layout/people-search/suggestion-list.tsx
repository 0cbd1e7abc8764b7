import { useTranslations } from 'next-intl';
import { Avatar } from '@/components/ui/avatar';
import { classNames } from '@/components/ui/class-names';
import type { Suggestion } from './find-suggestions';

interface Props {
  id: string;
  people: Suggestion[];
  /** The words of the last entry, which leads to all results. */
  allText: string;
  /** The position of the active entry; -1 for none. */
  active: number;
  onChoose: (position: number) => void;
  isFloating: boolean;
}

/** The list of the combobox: people, then the way to all results. */
export function SuggestionList({ id, people, allText, active, onChoose, isFloating }: Props) {
  const t = useTranslations('layout.search');
  const options = [
    ...people.map((person) => ({ key: `${person.id}`, text: person.name, face: person.photo })),
    { key: 'all', text: allText, face: undefined },
  ];
  return (
    <div
      id={id}
      role="listbox"
      aria-label={t('people')}
      className={classNames(
        'rounded-card border border-line bg-raised p-1',
        isFloating ? 'absolute top-full right-0 z-50 mt-2 w-72 shadow-float' : 'mt-2',
      )}
    >
      {options.map(({ key, text, face }, at) => (
        <div
          key={key}
          id={`${id}-${at}`}
          role="option"
          tabIndex={-1}
          aria-selected={at === active}
          // Before the field loses the focus, which closes the list.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(at)}
          className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-2 py-1 hover:bg-cobalt-ground aria-selected:bg-cobalt-ground"
        >
          {face !== undefined && <Avatar name={text} src={face} />}
          <span className={classNames('min-w-0 wrap-anywhere', face === undefined && 'text-cobalt')}>
            {text}
          </span>
        </div>
      ))}
    </div>
  );
}
