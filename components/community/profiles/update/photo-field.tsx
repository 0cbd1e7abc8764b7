'use client';

import { useRef, useState } from 'react';
import { useTranslations } from 'next-intl';
import { useSWRConfig } from 'swr';
import { SubmissionNotice } from '@/components/forms/submission-notice';
import { useCall } from '@/components/forms/use-call';
import { useHydrated } from '@/components/forms/use-hydrated';
import { Avatar } from '@/components/ui/avatar';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Dialog } from '@/components/ui/dialog';
import { Notice } from '@/components/ui/notice';
import type { OwnPhoto, OwnProfile } from '@/lib/community/profiles/schema';
import { imageTypes } from '@/lib/platform/images/limits';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { CropForm } from './crop-form';

/** The photograph: chosen from a file, cropped here, and stored at once. */
export function PhotoField({ name, photo: first }: Pick<OwnProfile, 'name' | 'photo'>) {
  const t = useTranslations('profile.update.photo');
  const file = useRef<HTMLInputElement>(null);
  const [photo, setPhoto] = useState(first);
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [isUnreadable, setUnreadable] = useState(false);
  const { submission, call } = useCall();
  // The header shows the photograph too.
  const { mutate } = useSWRConfig();
  const isHydrated = useHydrated();

  async function choose(chosen: File | undefined) {
    if (!chosen) return;
    const read = await createImageBitmap(chosen).catch(() => null);
    setUnreadable(read === null);
    setPicture(read);
  }

  async function put(cropped: Blob) {
    const saved = await call<OwnPhoto>(apiRoutes.profilePhoto(), { method: 'PUT', file: cropped });
    if (!saved) return;
    setPhoto(saved.photo);
    setPicture(null);
    await mutate(apiRoutes.me());
  }

  async function remove() {
    const saved = await call<OwnPhoto>(apiRoutes.profilePhoto(), { method: 'DELETE' });
    if (!saved) return;
    setPhoto(null);
    await mutate(apiRoutes.me());
  }

  return (
    <Card className="flex flex-wrap items-center gap-5">
      <Avatar name={name} src={photo} className="size-28 text-4xl" />
      <div className="flex min-w-0 flex-1 flex-col gap-3">
        <input
          ref={file}
          type="file"
          accept={imageTypes.join(',')}
          aria-label={t(photo ? 'change' : 'choose')}
          hidden
          onChange={({ target }) => {
            void choose(target.files?.[0]);
            // Allows the same file to be chosen again.
            target.value = '';
          }}
        />
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" disabled={!isHydrated} onClick={() => file.current?.click()}>
            {t(photo ? 'change' : 'choose')}
          </Button>
          {photo && (
            <Button variant="quiet" disabled={!isHydrated} onClick={() => void remove()}>
              {t('remove')}
            </Button>
          )}
        </div>
        {isUnreadable && (
          <Notice tone="wrong" role="alert">
            {t('unreadable')}
          </Notice>
        )}
        {!picture && <SubmissionNotice submission={submission} />}
      </div>
      <Dialog
        open={picture !== null}
        onOpenChange={(open) => !open && setPicture(null)}
        title={t('crop')}
        description={t('move')}
      >
        {picture && (
          <CropForm picture={picture} submission={submission} onCropped={(cropped) => void put(cropped)} />
        )}
      </Dialog>
    </Card>
  );
}
