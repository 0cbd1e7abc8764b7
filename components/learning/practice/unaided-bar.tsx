import { Button } from '@/components/ui/button';
import { finalAnswer, type Draft } from './drafts/draft';

interface Props {
  draft: Draft;
  sending: boolean;
  /** What the buttons say: on without an answer, and on with one. */
  pass: string;
  submit: string;
  onPass: () => void;
  onSubmit: () => void;
}

/** On with an answer, or without one; no hints. */
export function UnaidedBar({ draft, sending, pass, submit, onPass, onSubmit }: Props) {
  const ready = finalAnswer(draft) !== null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <Button variant="secondary" size="large" disabled={sending} onClick={onPass} className="max-sm:flex-1">
        {pass}
      </Button>
      <Button
        size="large"
        waiting={sending}
        disabled={!ready && !sending}
        onClick={onSubmit}
        className="max-sm:flex-1 sm:min-w-40"
      >
        {submit}
      </Button>
    </div>
  );
}
