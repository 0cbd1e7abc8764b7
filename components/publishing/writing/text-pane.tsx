import { useTranslations } from 'next-intl';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { countCodePoints } from '@/lib/platform/text/code-points';
import { maxDescriptionCodePoints, maxTitleCodePoints } from '@/lib/publishing/writing/limits';
import { BodyField } from './body-field';
import { TextArea } from './text-area';
import type { Draft, TextFields } from './draft';

interface Props {
  draft: Draft;
  isReadOnly: boolean;
  onType: (change: Partial<TextFields>) => void;
}

/** The fields for title, description and body in one language. */
export function TextPane({ draft, isReadOnly, onType }: Props) {
  const t = useTranslations('writing.editor');
  const { locale, title, description, body } = draft;
  const counted = countCodePoints(description);
  const over = counted - maxDescriptionCodePoints;
  return (
    <div className="flex flex-col gap-5">
      <Field
        id="title"
        label={t('title')}
        hint={t('titleHint', { count: countCodePoints(title), limit: maxTitleCodePoints })}
      >
        {(control) => (
          <Input
            {...control}
            lang={locale}
            value={title}
            readOnly={isReadOnly}
            autoComplete="off"
            maxLength={2 * maxTitleCodePoints}
            onChange={({ target }) => onType({ title: cut(target.value, maxTitleCodePoints) })}
            className="text-xl font-semibold"
          />
        )}
      </Field>
      <Field
        id="description"
        label={t('descriptionLabel')}
        hint={t('descriptionHint', { count: counted, limit: maxDescriptionCodePoints })}
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

const cut = (text: string, maxCodePoints: number) => Array.from(text).slice(0, maxCodePoints).join('');
