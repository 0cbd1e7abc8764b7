import { useEffect, type RefObject } from 'react';

/** After a refusal the focus moves to the first field with an error. */
export function useFocusOnRefusal(form: RefObject<HTMLFormElement | null>, submission: { phase: string }) {
  useEffect(() => {
    if (submission.phase !== 'refused') return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, submission]);
}
