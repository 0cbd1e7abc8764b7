import { useLocale, useTranslations } from 'next-intl';
import { SubmissionForm } from '@/components/forms/submission-form';
import { SubmissionNotice } from '@/components/forms/submission-notice';
import { useCall } from '@/components/forms/use-call';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import { localeLabels, locales } from '@/lib/platform/i18n/locales';
import { useRouter } from '@/lib/platform/i18n/navigation';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { routes } from '@/lib/platform/routes/routes';
import type { Choice, WritingQuery, WrittenDocument } from '@/lib/publishing/writing/schema';

interface Props {
  kind: WritingQuery['kind'];
  categories: readonly Choice[];
  onClose: () => void;
}

const languages = locales.map((locale) => ({ value: locale, label: localeLabels[locale].own, lang: locale }));

/** Creates a document from a title, a category and a language. */
export function StartDialog({ kind, categories, onClose }: Props) {
  const t = useTranslations('writing.start');
  const page = useLocale();
  const router = useRouter();
  const { submission, call } = useCall({ leaves: true });
  const errors = submission.phase === 'refused' ? submission.errors : {};
  const isPage = kind === 'page';

  async function start(form: FormData) {
    const body = { kind, ...Object.fromEntries(form) };
    const begun = await call<WrittenDocument>(apiRoutes.writing(), { method: 'POST', body });
    if (begun) router.push(isPage ? routes.adminPage(begun.id) : routes.writingPost(begun.id));
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t(isPage ? 'titlePage' : 'title')}
      description={t('text')}
    >
      <SubmissionForm submission={submission} onSubmit={(form) => void start(form)}>
        <TextField
          id="new_title"
          name="title"
          label={t('name')}
          autoComplete="off"
          error={errors.title?.[0]}
        />
        {!isPage && (
          <SelectField
            id="new_category"
            name="category"
            label={t('category')}
            options={categories.map(({ slug, title }) => ({
              value: slug,
              label: title.text,
              lang: title.lang,
            }))}
            error={errors.category?.[0]}
          />
        )}
        <SelectField
          id="new_locale"
          name="locale"
          label={t('language')}
          options={languages}
          defaultValue={page}
          error={errors.locale?.[0]}
        />
        <SubmissionNotice submission={submission} />
        <Button type="submit" waiting={submission.phase === 'sending'}>
          {t('submit')}
        </Button>
      </SubmissionForm>
    </Dialog>
  );
}
