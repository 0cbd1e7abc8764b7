import { useTranslations } from 'next-intl';
import { ExampleVoices } from '@/components/platform/markdown/example-voices';
import { Html } from '@/components/platform/markdown/html';
import { SlowSwitch } from '@/components/ui/slow-switch';
import { StressSwitch } from '@/components/ui/stress-switch';
import { TappableText } from '@/components/learning/lexicon/tappable-text';

interface Props {
  html: string;
  lang: string;
}

/** The text of an article: its Russian words can be tapped, heard, and shown without stress marks. */
export function Article({ html, lang }: Props) {
  const t = useTranslations();
  return (
    <div className="max-w-column">
      <div className="scripted mb-5 flex items-center justify-between gap-4 border-y border-line py-1">
        <p className="text-sm text-soft">{t('blog.post.hint')}</p>
        <div className="flex">
          <SlowSwitch />
          <StressSwitch />
        </div>
      </div>
      <TappableText className="relative">
        <ExampleVoices label={t('ui.listen')} />
        <Html html={html} as="div" lang={lang} id="article" className="article" />
      </TappableText>
    </div>
  );
}
