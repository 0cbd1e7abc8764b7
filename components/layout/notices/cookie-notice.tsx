import { useHydrated } from '@/components/forms/use-hydrated';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { saveConsent } from '@/lib/browser/consent';

/** Russian in every language (spec §2). */
const texts = {
  title: 'Файлы cookie',
  body: 'Для входа на сайт нужны файлы cookie. С вашего согласия мы запоминаем в браузере и удобства: оформление, черновики ответов, настройки ввода.',
  accept: 'Принять',
  decline: 'Отклонить',
};

export function CookieNotice() {
  // After hydration the notice is shown whenever it is rendered, also when the person asked for it again.
  const isEarly = !useHydrated();
  return (
    <section
      lang="ru"
      aria-label={texts.title}
      data-nosnippet=""
      className={classNames(
        'scripted pointer-events-auto mx-auto flex w-full max-w-3xl flex-wrap items-center gap-x-6 gap-y-3 rounded-card border border-line bg-raised p-4 shadow-float',
        isEarly && 'in-data-answered:hidden',
      )}
    >
      <p className="min-w-0 flex-1 basis-72 text-sm">{texts.body}</p>
      <div className="flex flex-1 gap-3 *:flex-1 sm:flex-none">
        {/* Both answers have the same look, so that neither is encouraged. */}
        <Button variant="secondary" onClick={() => window.acceptCookies()}>
          {texts.accept}
        </Button>
        <Button variant="secondary" onClick={() => saveConsent('declined')}>
          {texts.decline}
        </Button>
      </div>
    </section>
  );
}
