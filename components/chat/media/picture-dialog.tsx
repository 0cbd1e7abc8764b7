import { useEffect, useId, useState } from 'react';
import { useTranslations } from 'next-intl';
import { CharactersLeft } from '@/components/chat/characters-left';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Spinner } from '@/components/ui/spinner';
import { TextField } from '@/components/ui/text-field';
import { maxMessageCodePoints } from '@/lib/chat/messages/limits';
import { countCodePoints } from '@/lib/platform/text/code-points';
import { tidyBody } from '@/lib/platform/text/tidy-body';
import { preparePicture, type PreparedPicture } from './prepare-picture';
import type { NewMedia } from './sending/unsent-media';

interface Props {
  file: File;
  /** Name of the receiver. */
  name: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onSend: (made: NewMedia) => void;
}

/** Shows a chosen picture and asks for its caption before it is sent. */
export function PictureDialog({ file, name, open, onOpenChange, onSend }: Props) {
  const t = useTranslations('chat-media.picture');
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('title')} description={t('text', { name })}>
      <Chosen
        key={`${file.name} ${file.lastModified}`}
        file={file}
        onClose={() => onOpenChange(false)}
        onSend={onSend}
      />
    </Dialog>
  );
}

function Chosen({ file, onClose, onSend }: Pick<Props, 'file' | 'onSend'> & { onClose: () => void }) {
  const t = useTranslations('chat-media.picture');
  const id = useId();
  const prepared = usePrepared(file);
  const [caption, setCaption] = useState('');
  const text = tidyBody(caption);
  const left = maxMessageCodePoints - countCodePoints(text);
  const picture = typeof prepared === 'object' ? prepared : null;

  function send() {
    if (!picture || left < 0) return;
    const { width, height } = picture;
    onSend({ file: picture.file, text, media: { kind: 'picture', width, height } });
    onClose();
  }

  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {prepared === null && <Spinner />}
      {picture && (
        // oxlint-disable-next-line nextjs/no-img-element -- The picture is in the browser already.
        <img src={picture.url} alt={t('chosen')} className="mx-auto max-h-60 max-w-full rounded-control" />
      )}
      {typeof prepared === 'string' && (
        <p role="alert" className="text-rowan">
          {t(prepared)}
        </p>
      )}
      {picture && (
        <div>
          <TextField
            id={id}
            label={t('caption')}
            value={caption}
            autoComplete="off"
            onChange={({ target }) => setCaption(target.value)}
          />
          <div className="text-sm text-soft">
            <CharactersLeft left={left} />
          </div>
        </div>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
        {picture && (
          <Button type="submit" disabled={left < 0}>
            {t('send')}
          </Button>
        )}
      </div>
    </form>
  );
}

/** The prepared picture with its object URL; null while it is being prepared. */
function usePrepared(file: File): (PreparedPicture & { url: string }) | 'type' | 'size' | null {
  const [prepared, setPrepared] = useState<ReturnType<typeof usePrepared>>(null);
  useEffect(() => {
    let isOver = false;
    let url: string | null = null;
    void preparePicture(file).then((made) => {
      if (isOver) return;
      if (typeof made === 'string') {
        setPrepared(made);
        return;
      }
      url = URL.createObjectURL(made.file);
      setPrepared({ ...made, url });
    });
    return () => {
      isOver = true;
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [file]);
  return prepared;
}
