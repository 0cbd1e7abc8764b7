import { ButtonLink } from '@/components/ui/button-link';
import { routes } from '@/lib/platform/routes/routes';

/** Not for whom this browser knows. Keeps its place: nothing below moves when it turns out who is here. */
export function LogInLink({ label }: { label: string }) {
  return (
    <ButtonLink size="large" variant="quiet" href={routes.login()} className="in-data-known:invisible">
      {label}
    </ButtonLink>
  );
}
