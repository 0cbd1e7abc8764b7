import { Button } from './button';
import { Notice } from './notice';

interface Props {
  next: number | null;
  phase: 'ready' | 'loading' | 'failed';
  onMore: () => void;
  texts: { more: string; failed: string; end: string };
}

/** The foot of a list: more of it, or that this is all. */
export function More({ next, phase, onMore, texts }: Props) {
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
