import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { SubmissionForm } from '@/components/forms/submission-form';
import { SubmissionNotice } from '@/components/forms/submission-notice';
import { useCall } from '@/components/forms/use-call';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import type { WrittenDocument } from '@/lib/publishing/writing/schema';
import { CoverField } from './cover-field';

interface Props {
  document: WrittenDocument;
  onChanged: (document: WrittenDocument) => void;
}

/** The form for slug, category, tags and cover. */
export function DetailsPane({ document, onChanged }: Props) {
  const t = useTranslations('writing.details');
  const { submission, call } = useCall();
  const [cover, setCover] = useState(document.cover);
  const [isSaved, setSaved] = useState(false);
  const errors = submission.phase === 'refused' ? submission.errors : {};
  const { slug, category, tags, choices, published_at: published, may, kind } = document;

  async function save(form: FormData) {
    setSaved(false);
    const body = {
      ...(published === null && { slug: form.get('slug') }),
      ...(kind === 'post' && { category: form.get('category'), tags: form.getAll('tags') }),
      cover: cover?.id ?? null,
    };
    const path = apiRoutes.writtenDocument(document.id);
    const changed = await call<WrittenDocument>(path, { method: 'PATCH', body });
    if (!changed) return;
    setSaved(true);
    onChanged(changed);
  }

  return (
    <SubmissionForm submission={submission} onSubmit={(form) => void save(form)}>
      <TextField
        id="slug"
        name="slug"
        label={t('slug')}
        hint={t(published === null ? 'slugHint' : 'slugFixed')}
        defaultValue={slug}
        disabled={published !== null || !may.edit}
        error={errors.slug?.[0]}
      />
      {kind === 'post' && (
        <>
          <SelectField
            id="category"
            name="category"
            label={t('category')}
            defaultValue={category?.slug}
            disabled={!may.edit}
            options={choices.categories.map(({ slug: value, title }) => ({
              value,
              label: title.text,
              lang: title.lang,
            }))}
            error={errors.category?.[0]}
          />
          <fieldset className="flex flex-wrap gap-x-6" disabled={!may.edit}>
            <legend className="font-medium">{t('tags')}</legend>
            {choices.tags.map(({ slug: value, title }) => (
              <Checkbox
                key={value}
                id={`tag-${value}`}
                name="tags"
                value={value}
                label={<span lang={title.lang}>{title.text}</span>}
                defaultChecked={tags.includes(value)}
              />
            ))}
          </fieldset>
        </>
      )}
      <CoverField cover={cover} isReadOnly={!may.edit} onChange={setCover} />
      <SubmissionNotice submission={submission} />
      {may.edit && (
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" variant="secondary" waiting={submission.phase === 'sending'}>
            {t('submit')}
          </Button>
          <p role="status" className="text-birch">
            {isSaved && t('saved')}
          </p>
        </div>
      )}
    </SubmissionForm>
  );
}
