import { useCall } from './use-call';

type Sent = Record<string, unknown>;
type Done<T> = (answer: T, sent: Sent) => void;

interface SubmissionOptions {
  method?: 'POST' | 'PUT' | 'DELETE';
  /** Whether the form stays on the page after a success; otherwise it stays 'sending' until the next page opens. */
  stays?: boolean;
}

/** Sends a form to one address and calls `onDone` after a success. */
export function useSubmission<T>(
  path: string,
  onDone: Done<T>,
  { method = 'POST', stays = false }: SubmissionOptions = {},
) {
  const { submission, call } = useCall({ leaves: !stays });

  async function submit(body: Sent) {
    const answer = await call<T>(path, { method, body });
    if (answer !== null) onDone(answer, body);
  }

  return { submission, submit };
}
