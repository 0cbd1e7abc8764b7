import { routes } from '@/lib/routes';
import { errorNumber, homeLink } from './russian-lines';

/** What needs no translation, and hardly a byte, when nothing else can be had. */
export function WordlessWords() {
  return (
    <>
      <h1 className="text-3xl font-semibold">{`${errorNumber} 500`}</h1>
      {/* Not by the router: whatever failed is loaded anew. */}
      <a href={routes.home()} className="p-3 text-cobalt underline underline-offset-4">
        {homeLink}
      </a>
    </>
  );
}
