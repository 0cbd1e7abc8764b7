import { useState } from 'react';
import type { Through } from '@/components/forms/use-call';
import { useCall } from '@/components/forms/use-call';
import { callApi } from '@/lib/browser/api/fetcher';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import type { PublicationInput } from '@/lib/publishing/writing/publication-schema';
import type { WrittenDocument } from '@/lib/publishing/writing/schema';

/** Publishes and unpublishes a document. `through` asks for the password when a recent sign-in is required. */
export function usePublication(
  { id }: Pick<WrittenDocument, 'id'>,
  onChanged: (document: WrittenDocument) => void,
  through: Through,
) {
  const path = apiRoutes.publication(id);
  const { submission, call } = useCall({ through });
  const [done, setDone] = useState<'done' | 'scheduled' | null>(null);

  async function publish(body: PublicationInput): Promise<boolean> {
    setDone(null);
    const changed = await call<WrittenDocument>(path, { method: 'PUT', body });
    if (!changed) return false;
    setDone(body.at ? 'scheduled' : 'done');
    onChanged(changed);
    return true;
  }

  /** Throws the reason of a refusal, which the confirmation dialog shows. */
  async function unpublish(): Promise<void> {
    setDone(null);
    const outcome = await through(() => callApi<WrittenDocument>(path, { method: 'DELETE' }));
    if (!outcome.ok) throw new Error(outcome.refusal.message);
    onChanged(outcome.data);
  }

  return { submission, done, publish, takeBack: unpublish };
}
