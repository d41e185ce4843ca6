// Field for one picture: choose or drop, preview, remove. Round for the picture of a person or company.
import { useStore } from '@nanostores/react';
import { useRef, useState } from 'react';
import { IMAGE_TYPES } from '../../../contract/limits.ts';
import { pictureSources } from '../../../contract/media.ts';
import { productFieldErrorText } from '../../../contract/messages/fields/product-field.ts';
import { useLang, useT } from '../../i18n/react.tsx';
import { FileButton } from './FileButton.tsx';
import type { FileField } from './file-field.ts';
import { scalePictures } from './picture-scaling.ts';

interface Props {
  readonly id: string;
  readonly shape: 'round' | 'sheet';
  readonly label: string;
  readonly hint: string;
  readonly words: { readonly choose: string; readonly replace: string; readonly remove: string };
  readonly file: FileField;
  readonly fieldError: string | undefined;
  /** Called when the picture changes or is removed, so that its old field error can be cleared. */
  readonly onChange: () => void;
}

const SHAPES = {
  round: 'size-28 rounded-full object-cover',
  sheet: 'max-h-60 w-auto max-w-full rounded object-contain',
} as const;

export function OnePicture({ id, shape, label, hint, words, file, fieldError, onChange }: Props) {
  const t = useT();
  const lang = useLang();
  const value = useStore(file.$value);
  const [fileError, setFileError] = useState<string | undefined>();
  const [preparing, setPreparing] = useState(false);
  const latestAttempt = useRef(0);
  const shownError = fileError ?? fieldError;

  const choose = async ([chosen]: readonly File[]): Promise<void> => {
    if (!chosen) return;
    const attemptNumber = ++latestAttempt.current;
    setPreparing(true);
    const {
      files: [scaledFile],
    } = await scalePictures([chosen], () => {});
    // Another picture was chosen, or the picture was removed, in the meantime.
    if (attemptNumber !== latestAttempt.current) return;
    setPreparing(false);
    if (!scaledFile) {
      setFileError(t('forms:pictures.notScaled', { name: chosen.name }));
      return;
    }
    const errorName = file.choose(scaledFile);
    setFileError(
      errorName === null
        ? undefined
        : t('forms:pictures.refused', {
            name: chosen.name,
            problem: productFieldErrorText(errorName, lang),
          }),
    );
    onChange();
  };

  const remove = (): void => {
    latestAttempt.current += 1;
    setPreparing(false);
    file.remove();
    setFileError(undefined);
    onChange();
    document.getElementById(id)?.focus();
  };

  const rejectUnreadable = (): void => {
    if (value.kind !== 'new') return;
    file.restorePrevious();
    setFileError(productFieldErrorText('pictureUnreadable', lang));
  };

  return (
    <fieldset className="field" aria-describedby={`${id}-hint`}>
      <legend className="mb-1.5">{label}</legend>
      <FileButton
        id={id}
        label={value.kind === 'none' ? words.choose : words.replace}
        dropHint={t('forms:pictures.dropOne')}
        accept={IMAGE_TYPES}
        hasError={shownError !== undefined}
        describedBy={shownError ? `${id}-fault` : undefined}
        preparing={preparing ? t('forms:pictures.preparing', { number: 1, total: 1 }) : null}
        onFiles={(files) => void choose(files)}
      >
        {value.kind !== 'none' && (
          <div className="flex flex-wrap items-center gap-4">
            <img
              className={`border border-line bg-well ${SHAPES[shape]}`}
              src={value.kind === 'new' ? value.src : pictureSources(value.path).src}
              alt={label}
              onError={rejectUnreadable}
            />
            <button type="button" className="btn btn-quiet" onClick={remove}>
              {words.remove}
            </button>
          </div>
        )}
      </FileButton>
      <p className="hint" id={`${id}-hint`}>
        {hint}
      </p>
      <div className="fault" id={`${id}-fault`} role="alert">
        {shownError && <p>{shownError}</p>}
      </div>
    </fieldset>
  );
}
