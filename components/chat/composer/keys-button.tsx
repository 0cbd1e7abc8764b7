import { Keyboard } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { IconButton } from '@/components/ui/icon-button';

interface Props {
  /** The id of what it opens. */
  controls: string;
  isOpen: boolean;
  /** Latin letters become Cyrillic. */
  isLatin: boolean;
  onOpen: (isOpen: boolean) => void;
}

/** In the field of the composer: shows the on-screen keys; in colour while Latin letters become Cyrillic. */
export function KeysButton({ controls, isOpen, isLatin, onOpen }: Props) {
  const t = useTranslations('chat-typing.keys');
  return (
    <IconButton
      icon={Keyboard}
      label={t(isLatin && !isOpen ? 'openLatin' : 'open')}
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      // The field keeps the focus and the caret.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => onOpen(!isOpen)}
      className={`absolute right-0 bottom-0 ${isOpen || isLatin ? 'text-cobalt' : ''}`}
    />
  );
}
