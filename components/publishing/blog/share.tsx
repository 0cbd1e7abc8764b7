import { useTranslations } from 'next-intl';
import { ShareLink } from '@/components/ui/share-link';

interface Props {
  /** The absolute URL of the page. */
  address: string;
  title: string;
}

/** Plain share links without scripts: no network is contacted before a reader presses one. */
export function Share({ address, title }: Props) {
  const t = useTranslations('blog.post');
  const [url, text] = [encodeURIComponent(address), encodeURIComponent(title)];
  const ways = [
    ['Telegram', `https://t.me/share/url?url=${url}&text=${text}`],
    ['VK', `https://vk.com/share.php?url=${url}&title=${text}`],
    ['WhatsApp', `https://wa.me/?text=${text}%20${url}`],
    [t('mail'), `mailto:?subject=${text}&body=${url}`],
  ] as const;
  return (
    <section aria-labelledby="share" className="flex flex-col gap-2">
      <h2 id="share" className="text-lg font-semibold">
        {t('share')}
      </h2>
      <ul className="flex flex-wrap items-center gap-2">
        <li className="scripted">
          <ShareLink address={address} title={title} label={t('copy')} />
        </li>
        {ways.map(([name, href]) => (
          <li key={name}>
            <a
              href={href}
              rel="nofollow noopener"
              className="inline-flex min-h-11 items-center rounded-control px-3 text-cobalt hover:bg-cobalt-ground"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
