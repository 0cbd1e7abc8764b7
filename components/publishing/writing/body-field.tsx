import { useRef } from 'react';
import { useTranslations } from 'next-intl';
import { Field } from '@/components/ui/field';
import { Spinner } from '@/components/ui/spinner';
import { maxBodyCodePoints } from '@/lib/publishing/writing/limits';
import { countCodePoints } from '@/lib/platform/text/code-points';
import { changedPart, insertBlock, type Selection } from './insert';
import { TextArea } from './text-area';
import { Toolbar } from './toolbar';
import { useUpload } from './use-upload';

interface Props {
  /** The language of the text; labels are in that of the page. */
  lang: string;
  body: string;
  isReadOnly: boolean;
  onType: (body: string) => void;
}

/** The body of the text with its toolbar; pictures can also be pasted or dropped. */
export function BodyField({ lang, body, isReadOnly, onType }: Props) {
  const t = useTranslations('writing');
  const field = useRef<HTMLTextAreaElement>(null);
  const { uploading, upload } = useUpload();
  const over = countCodePoints(body) - maxBodyCodePoints;
  const failure = uploading.phase === 'failed' ? uploading.reason : undefined;

  /** Inserts through the browser's editing command, so that undo works. */
  function insert(change: (selection: Selection) => Selection) {
    const area = field.current;
    if (!area || isReadOnly) return;
    const { text, from, to } = change({
      text: area.value,
      from: area.selectionStart,
      to: area.selectionEnd,
    });
    const part = changedPart(area.value, text);
    area.focus();
    area.setSelectionRange(part.from, part.to);
    // Deprecated, but the only way that keeps the undo history; where it is missing the text is replaced.
    // oxlint-disable-next-line typescript/no-deprecated
    const isDone = document.execCommand('insertText', false, part.text);
    if (!isDone) onType(text);
    requestAnimationFrame(() => area.setSelectionRange(from, to));
  }

  async function add(file: File | undefined) {
    if (!file?.type.startsWith('image/') || isReadOnly) return;
    const image = await upload(file);
    const said = t('tools.pictureText');
    if (image) insert((selection) => insertBlock(selection, `![${said}](${image.id})`, said));
  }

  return (
    <Field id="body" label={t('editor.body')} error={over > 0 ? t('editor.tooLong', { over }) : failure}>
      {(control) => (
        <>
          {!isReadOnly && (
            <div className="flex flex-wrap items-center gap-3">
              <Toolbar onInsert={insert} onPicture={(file) => void add(file)} />
              <p role="status" className="flex items-center gap-2 text-sm text-soft empty:absolute">
                {uploading.phase === 'sending' && (
                  <>
                    <Spinner /> {t('tools.uploading')}
                  </>
                )}
              </p>
            </div>
          )}
          <TextArea
            {...control}
            ref={field}
            lang={lang}
            value={body}
            readOnly={isReadOnly}
            spellCheck
            onChange={({ target }) => onType(target.value)}
            onPaste={(event) => void add(event.clipboardData.files[0])}
            onDrop={(event) => {
              if (event.dataTransfer.files.length > 0) event.preventDefault();
              void add(event.dataTransfer.files[0]);
            }}
            className="min-h-96 px-4 py-3 font-serif text-lg leading-relaxed"
          />
        </>
      )}
    </Field>
  );
}
