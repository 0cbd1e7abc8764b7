import { useTranslations } from 'next-intl';
import type { Submission } from '@/components/forms/submission';
import { SubmissionNotice } from '@/components/forms/submission-notice';
import { Button } from '@/components/ui/button';
import { photoSidePx } from '@/lib/community/profiles/limits';
import { maxZoom } from './crop';
import { useCrop } from './use-crop';

interface Props {
  picture: ImageBitmap;
  submission: Submission;
  onCropped: (photo: Blob) => void;
}

/** Chooses the square part of a picture. */
export function CropForm({ picture, submission, onCropped }: Props) {
  const t = useTranslations('profile.update.photo');
  const { canvas, zoom, zoomTo, onPointerMove, onKeyDown } = useCrop(picture);
  const error = submission.phase === 'refused' ? submission.errors.file?.[0] : undefined;

  const use = () => canvas.current?.toBlob((photo) => photo && onCropped(photo), 'image/jpeg', 0.92);

  return (
    <div className="flex flex-col gap-5">
      {/* A button, so that it gets the focus and the arrow keys. */}
      <button
        type="button"
        aria-label={t('crop')}
        onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
        onPointerMove={onPointerMove}
        onKeyDown={onKeyDown}
        className="mx-auto aspect-square w-full max-w-72 cursor-move touch-none overflow-hidden rounded-full bg-sunken"
      >
        <canvas ref={canvas} width={photoSidePx} height={photoSidePx} className="size-full" />
      </button>
      <label className="flex flex-col gap-1.5">
        <span className="font-medium">{t('zoom')}</span>
        <input
          type="range"
          min={1}
          max={maxZoom}
          step={0.05}
          value={zoom}
          onChange={({ target }) => zoomTo(Number(target.value))}
          className="h-11 w-full accent-cobalt"
        />
      </label>
      {error ? <p className="text-sm text-rowan">{error}</p> : <SubmissionNotice submission={submission} />}
      <Button onClick={use} waiting={submission.phase === 'sending'}>
        {t('use')}
      </Button>
    </div>
  );
}
