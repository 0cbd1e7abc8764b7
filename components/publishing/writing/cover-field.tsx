import { useRef } from 'react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { imageTypes } from '@/lib/platform/images/limits';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import type { WrittenDocument } from '@/lib/publishing/writing/schema';
import { useUpload } from './use-upload';

type Cover = WrittenDocument['cover'];

interface Props {
  cover: Cover;
  isReadOnly: boolean;
  onChange: (cover: Cover) => void;
}

/** The cover picture of an article. */
export function CoverField({ cover, isReadOnly, onChange }: Props) {
  const t = useTranslations('writing.details');
  const file = useRef<HTMLInputElement>(null);
  const { uploading, upload } = useUpload();

  async function choose(chosen: File | undefined) {
    const image = chosen && (await upload(chosen));
    if (image) onChange(image);
  }

  return (
    <fieldset className="flex flex-col gap-3" disabled={isReadOnly}>
      <legend className="mb-1.5 font-medium">{t('cover')}</legend>
      {cover ? (
        // The image endpoint serves an optimized picture already.
        // oxlint-disable-next-line nextjs/no-img-element
        <img
          src={apiRoutes.image(cover.id)}
          width={cover.width}
          height={cover.height}
          alt=""
          className="h-auto max-h-60 w-auto self-start rounded-card object-contain"
        />
      ) : (
        <p className="text-soft">{t('noCover')}</p>
      )}
      {uploading.phase === 'failed' && (
        <Notice tone="wrong" role="alert">
          {uploading.reason}
        </Notice>
      )}
      {!isReadOnly && (
        <div className="flex flex-wrap gap-3">
          <Button
            variant="secondary"
            waiting={uploading.phase === 'sending'}
            onClick={() => file.current?.click()}
          >
            {t('choose')}
          </Button>
          {cover && (
            <Button variant="quiet" onClick={() => onChange(null)}>
              {t('removeCover')}
            </Button>
          )}
        </div>
      )}
      <input
        ref={file}
        type="file"
        accept={imageTypes.join()}
        hidden
        onChange={({ target }) => {
          void choose(target.files?.[0]);
          target.value = '';
        }}
      />
    </fieldset>
  );
}
