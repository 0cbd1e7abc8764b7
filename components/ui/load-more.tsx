import { Button } from './button';
import { Notice } from './notice';

interface Props {
  next: number | null;
  phase: 'ready' | 'loading' | 'failed';
  onMore: () => void;
  texts: { more: string; failed: string; end: string };
}

/** The end of a paginated list: the button for more entries, or the message that there are none. */
export function LoadMore({ next, phase, onMore, texts }: Props) {
  return (
    <>
      {phase === 'failed' && (
        <Notice tone="wrong" role="alert">
          {texts.failed}
        </Notice>
      )}
      {next === null ? (
        <p role="status" className="text-center text-soft">
          {texts.end}
        </p>
      ) : (
        <Button variant="secondary" className="self-center" waiting={phase === 'loading'} onClick={onMore}>
          {texts.more}
        </Button>
      )}
    </>
  );
}
