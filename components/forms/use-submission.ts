import { useCall } from './use-call';

type Sent = Record<string, unknown>;
type Done<T> = (answer: T, sent: Sent) => void;

interface How {
  method?: 'POST' | 'PUT' | 'DELETE';
  /** The form is still there afterwards; otherwise it waits until the next page has come. */
  stays?: boolean;
}

/** Sends a form to one address, and goes on once it was taken. */
export function useSubmission<T>(
  path: string,
  onDone: Done<T>,
  { method = 'POST', stays = false }: How = {},
) {
  const { submission, call } = useCall({ leaves: !stays });

  async function submit(body: Sent) {
    const answer = await call<T>(path, { method, body });
    if (answer !== null) onDone(answer, body);
  }

  return { submission, submit };
}
