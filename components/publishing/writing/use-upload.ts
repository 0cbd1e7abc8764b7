import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { ApiError, callApi } from '@/lib/browser/api/fetcher';
import type { UploadedImage } from '@/lib/publishing/images/schema';
import { apiRoutes } from '@/lib/platform/routes/api-routes';

type Uploading = { phase: 'ready' | 'sending' } | { phase: 'failed'; reason: string };

/** Uploads a picture. `upload` returns null after a failure. */
export function useUpload() {
  const t = useTranslations('writing.tools');
  const [uploading, setUploading] = useState<Uploading>({ phase: 'ready' });

  async function upload(file: File): Promise<UploadedImage | null> {
    setUploading({ phase: 'sending' });
    try {
      const outcome = await callApi<UploadedImage>(apiRoutes.images(), { method: 'POST', file });
      if (outcome.ok) {
        setUploading({ phase: 'ready' });
        return outcome.data;
      }
      const { errors, message } = outcome.refusal;
      setUploading({ phase: 'failed', reason: errors?.file?.[0] ?? message });
    } catch (error) {
      const said = error instanceof ApiError ? error.message : '';
      setUploading({ phase: 'failed', reason: said || t('uploadFailed') });
    }
    return null;
  }

  return { uploading, upload };
}
