import { useEffect, type RefObject } from 'react';
import type { Submission } from './use-submission';

/** After a refusal the focus goes to the first field that has a fault. */
export function useFocusOnRefusal(form: RefObject<HTMLFormElement | null>, submission: Submission) {
  useEffect(() => {
    if (submission.phase !== 'refused') return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, submission]);
}
