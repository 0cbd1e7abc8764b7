import { routes } from '@/lib/platform/routes/routes';
import { errorNumber, homeLink, serverError, updatePage } from './russian-lines';

const look = 'p-3 text-cobalt underline underline-offset-4';

/** The error screen in Russian for when no messages are available. Plain links, so that everything is loaded again. */
export function UntranslatedScreen() {
  return (
    <div lang="ru" className="flex flex-col items-center gap-4">
      <title>{`500 · ${serverError}`}</title>
      <h1 className="text-3xl font-semibold">{serverError}</h1>
      <p>{`${errorNumber} 500`}</p>
      <a href={routes.home()} className={look}>
        {homeLink}
      </a>
      <a href="" className={look}>
        {updatePage}
      </a>
    </div>
  );
}
