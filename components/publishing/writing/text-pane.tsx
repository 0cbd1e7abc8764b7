import { useTranslations } from 'next-intl';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { countCodePoints } from '@/lib/platform/text/code-points';
import { longestDescription, longestTitle } from '@/lib/publishing/writing/limits';
import { BodyField } from './body-field';
import { TextArea } from './text-area';
import type { Draft, Words } from './drafts';

interface Props {
  draft: Draft;
  isReadOnly: boolean;
  onType: (change: Partial<Words>) => void;
}

/** Title, description and text in one language. */
export function TextPane({ draft, isReadOnly, onType }: Props) {
  const t = useTranslations('writing.editor');
  const { locale, title, description, body } = draft;
  const counted = countCodePoints(description);
  const over = counted - longestDescription;
  return (
    <div className="flex flex-col gap-5">
      <Field
        id="title"
        label={t('title')}
        hint={t('titleHint', { count: countCodePoints(title), limit: longestTitle })}
      >
        {(control) => (
          <Input
            {...control}
            lang={locale}
            value={title}
            readOnly={isReadOnly}
            autoComplete="off"
            maxLength={2 * longestTitle}
            onChange={({ target }) => onType({ title: cut(target.value, longestTitle) })}
            className="text-xl font-semibold"
          />
        )}
      </Field>
      <Field
        id="description"
        label={t('descriptionLabel')}
        hint={t('descriptionHint', { count: counted, limit: longestDescription })}
        error={over > 0 ? t('tooLong', { over }) : undefined}
      >
        {(control) => (
          <TextArea
            {...control}
            lang={locale}
            rows={2}
            value={description}
            readOnly={isReadOnly}
            onChange={({ target }) => onType({ description: target.value.replaceAll('\n', ' ') })}
          />
        )}
      </Field>
      <BodyField
        lang={locale}
        body={body}
        isReadOnly={isReadOnly}
        onType={(text) => onType({ body: text })}
      />
    </div>
  );
}

const cut = (text: string, most: number) => Array.from(text).slice(0, most).join('');
