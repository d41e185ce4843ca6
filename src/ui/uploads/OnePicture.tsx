// Field for one picture: choose or drop, preview, remove. Round for the picture of a person or company.
import { useStore } from '@nanostores/react';
import { useRef, useState } from 'react';
import { IMAGE_TYPES } from '../../../contract/limits.ts';
import { pictureSources } from '../../../contract/media.ts';
import { productFieldErrorText } from '../../../contract/messages/product-field.ts';
import { useLang, useT } from '../../i18n/react.tsx';
import { FileButton } from './FileButton.tsx';
import { fitPictures } from './fit-pictures.ts';
import type { OneFile } from './one-file.ts';

interface Props {
  readonly id: string;
  readonly shape: 'round' | 'sheet';
  readonly label: string;
  readonly hint: string;
  readonly words: { readonly choose: string; readonly replace: string; readonly remove: string };
  readonly file: OneFile;
  readonly fault: string | undefined;
  /** Called when the picture changes or is removed, so that its old field error can be cleared. */
  readonly onChange: () => void;
}

const SHAPES = {
  round: 'size-28 rounded-full object-cover',
  sheet: 'max-h-60 w-auto max-w-full rounded object-contain',
} as const;

export function OnePicture({ id, shape, label, hint, words, file, fault, onChange }: Props) {
  const t = useT();
  const lang = useLang();
  const held = useStore(file.$held);
  const [refused, setRefused] = useState<string | undefined>();
  const [preparing, setPreparing] = useState(false);
  const attempt = useRef(0);
  const wrong = refused ?? fault;

  const choose = async ([chosen]: readonly File[]): Promise<void> => {
    if (!chosen) return;
    const mine = ++attempt.current;
    setPreparing(true);
    const {
      files: [fit],
    } = await fitPictures([chosen], () => {});
    // Another picture was chosen, or the picture was removed, in the meantime.
    if (mine !== attempt.current) return;
    setPreparing(false);
    if (!fit) {
      setRefused(t('forms:pictures.notScaled', { name: chosen.name }));
      return;
    }
    const problem = file.choose(fit);
    setRefused(
      problem === null
        ? undefined
        : t('forms:pictures.refused', {
            name: chosen.name,
            problem: productFieldErrorText(problem, lang),
          }),
    );
    onChange();
  };

  const remove = (): void => {
    attempt.current += 1;
    setPreparing(false);
    file.remove();
    setRefused(undefined);
    onChange();
    document.getElementById(id)?.focus();
  };

  const refuse = (): void => {
    if (held.kind !== 'new') return;
    file.restorePrevious();
    setRefused(productFieldErrorText('pictureUnreadable', lang));
  };

  return (
    <fieldset className="field" aria-describedby={`${id}-hint`}>
      <legend className="mb-1.5">{label}</legend>
      <FileButton
        id={id}
        label={held.kind === 'none' ? words.choose : words.replace}
        drop={t('forms:pictures.dropOne')}
        accept={IMAGE_TYPES}
        isFaulty={wrong !== undefined}
        describedBy={wrong ? `${id}-fault` : undefined}
        preparing={preparing ? t('forms:pictures.preparing', { number: 1, total: 1 }) : null}
        onFiles={(files) => void choose(files)}
      >
        {held.kind !== 'none' && (
          <div className="flex flex-wrap items-center gap-4">
            <img
              className={`border border-line bg-well ${SHAPES[shape]}`}
              src={held.kind === 'new' ? held.src : pictureSources(held.path).src}
              alt={label}
              onError={refuse}
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
        {wrong && <p>{wrong}</p>}
      </div>
    </fieldset>
  );
}
