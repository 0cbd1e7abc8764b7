import { ButtonLink } from '@/components/ui/button-link';
import { routes } from '@/lib/platform/routes/routes';

/** Invisible for returning users. It keeps its space, so that the layout does not shift. */
export function LogInLink({ label }: { label: string }) {
  return (
    <ButtonLink size="large" variant="quiet" href={routes.login()} className="in-data-known:invisible">
      {label}
    </ButtonLink>
  );
}
