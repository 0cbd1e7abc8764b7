import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Dialog } from 'radix-ui';
import { IconButton } from '@/components/ui/icon-button';
import { useReturnFocus } from '@/components/ui/use-return-focus';
import type { Picture } from './picture-view';

interface Props {
  picture: Picture;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A picture as large as the window allows; Escape or a click beside it closes it. */
export function PictureViewer({ picture: { src, width, height, caption }, open, onOpenChange }: Props) {
  const t = useTranslations('chat-media');
  const { remember, giveBack } = useReturnFocus();
  const name = caption === '' ? t('kinds.picture') : caption;
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 animate-appear bg-veil" />
        <Dialog.Content
          aria-describedby={undefined}
          onOpenAutoFocus={remember}
          onCloseAutoFocus={giveBack}
          className="fixed top-1/2 left-1/2 z-50 flex max-h-[calc(100dvh-1rem)] w-max max-w-[calc(100vw-1rem)] -translate-1/2 animate-appear flex-col rounded-card border border-line bg-raised p-2 shadow-float"
        >
          <div className="flex items-center gap-2 pb-1 pl-2">
            <Dialog.Title className="min-w-0 flex-1 truncate font-medium">
              <bdi>{name}</bdi>
            </Dialog.Title>
            <Dialog.Close asChild>
              <IconButton icon={X} label={t('picture.close')} />
            </Dialog.Close>
          </div>
          {/* oxlint-disable-next-line nextjs/no-img-element -- The server has scaled it, and only two people may see it. */}
          <img
            src={src}
            alt={name}
            width={width}
            height={height}
            className="mx-auto h-auto max-h-[calc(100dvh-5.5rem)] w-auto max-w-full rounded-control object-contain"
          />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
