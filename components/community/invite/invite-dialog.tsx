import { useEffect, useState } from 'react';
import { Copy, Mail, Share2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { toDataURL } from 'qrcode';
import { Button } from '@/components/ui/button';
import { buttonClasses } from '@/components/ui/button-look';
import { Dialog } from '@/components/ui/dialog';
import { TextField } from '@/components/ui/text-field';
import { useCopyLink } from '@/components/ui/use-copy-link';

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  address: string;
  site: string;
}

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Ways to give a friend the link to this site: copy, mail, the device's share sheet, a QR code. */
export function InviteDialog({ open, onOpenChange, address, site }: Props) {
  const t = useTranslations('community.invite');
  const code = useQrCode(address);
  const mail = `mailto:?subject=${encodeURIComponent(t('subject', { site }))}&body=${encodeURIComponent(
    t('body', { site, link: address }),
  )}`;
  const copyLink = useCopyLink();
  // Closing the share sheet rejects the promise and is no error.
  const share = () => navigator.share({ url: address, title: site }).catch(() => undefined);
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('title')} description={t('text')}>
      <div className="flex flex-col gap-4">
        <TextField
          id="invite-link"
          label={t('link')}
          value={address}
          readOnly
          onFocus={(event) => event.target.select()}
        />
        <div className="flex flex-wrap gap-2 *:flex-1">
          <Button onClick={() => void copyLink(address)}>
            <Copy {...icon} />
            {t('copy')}
          </Button>
          <a href={mail} className={buttonClasses({ variant: 'secondary' })}>
            <Mail {...icon} />
            {t('mail')}
          </a>
          {'share' in navigator && (
            <Button variant="secondary" onClick={() => void share()}>
              <Share2 {...icon} />
              {t('share')}
            </Button>
          )}
        </div>
        {code !== null && (
          // oxlint-disable-next-line nextjs/no-img-element -- a data URL has nothing to optimise
          <img
            src={code}
            alt={t('code')}
            width={codePixels}
            height={codePixels}
            className="bg-white self-center rounded-control"
          />
        )}
      </div>
    </Dialog>
  );
}

const codePixels = 200;

/** Dark on white in both themes, because cameras need it. Null until it is drawn. */
function useQrCode(text: string): string | null {
  const [code, setCode] = useState<string | null>(null);
  useEffect(() => {
    void toDataURL(text, { width: 2 * codePixels, margin: 2 }).then(setCode, () => undefined);
  }, [text]);
  return code;
}
