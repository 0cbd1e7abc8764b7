import { X } from 'lucide-react';
import { IconButton } from '@/components/ui/icon-button';
import { getPathname, usePathname } from '@/lib/i18n/navigation';
import { settleLanguage, useOffer } from './use-offer';

/** One line, in the language it speaks of: this page is there in it too. */
export function LanguageOffer() {
  const pathname = usePathname();
  const [offer, dismiss] = useOffer();
  if (!offer) return null;
  const { locale, words } = offer;
  const path = `${pathname}${window.location.search}`;
  return (
    <aside
      lang={locale}
      aria-label={words.label}
      className="pointer-events-auto mx-auto flex max-w-full items-center rounded-card border border-line bg-raised pl-3 shadow-float max-sm:text-sm"
    >
      <a
        href={getPathname({ href: path, locale })}
        hrefLang={locale}
        onClick={settleLanguage}
        className="flex min-h-11 min-w-0 flex-1 items-center py-1.5 text-cobalt underline underline-offset-4 hover:text-cobalt-hover"
      >
        {words.sentence}
      </a>
      <IconButton icon={X} label={words.dismiss} onClick={dismiss} />
    </aside>
  );
}
