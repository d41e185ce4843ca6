// Field for several pictures: add, reorder and remove, with announcements for screen readers. The order shown is saved.
import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { IMAGE_TYPES } from '../../../contract/limits.ts';
import { productFieldErrorText } from '../../../contract/messages/fields/product-field.ts';
import { useLang, useT } from '../../i18n/react.tsx';
import { FileButton } from './FileButton.tsx';
import { PictureTile } from './PictureTile.tsx';
import type { Picture, PictureList, RejectedFiles } from './picture-list.ts';
import { scalePictures } from './picture-scaling.ts';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly hint: string;
  readonly add: string;
  readonly list: PictureList;
  readonly maxCount: number;
  /** Whether the first picture is labeled as the cover. */
  readonly hasCover?: boolean;
  /** Message if there is no room for more pictures. */
  readonly fullText: string;
  readonly fieldError: string | undefined;
  /** Called if more pictures were chosen than there is room for. */
  readonly onFull: () => void;
  readonly onChange: () => void;
  /** Shown below the label. */
  readonly children?: ReactNode;
}

interface Preparing {
  /** Counted from 1. */
  readonly number: number;
  readonly total: number;
}

export function Pictures(props: Props) {
  const {
    id,
    label,
    hint,
    add,
    list,
    maxCount,
    hasCover = false,
    fullText,
    onFull,
    onChange,
  } = props;
  const t = useT();
  const lang = useLang();
  const pictures = useStore(list.$pictures);
  const [rejectedTexts, setRejectedTexts] = useState<readonly string[]>([]);
  const [announcement, setAnnouncement] = useState('');
  const [preparing, setPreparing] = useState<Preparing | null>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const [target, setTarget] = useState<number | null>(null);
  const field = useRef<HTMLFieldSetElement>(null);
  /** Selector of the element to focus after the next render: moving a DOM node removes its focus. */
  const focusNext = useRef<string | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: must run after every change of the list.
  useEffect(() => {
    if (focusNext.current === null) return;
    field.current?.querySelector<HTMLElement>(focusNext.current)?.focus();
    focusNext.current = null;
  }, [pictures]);

  const rejectionTexts = ({ files }: RejectedFiles): string[] =>
    files.map(({ name, errorName }) =>
      t('forms:pictures.refused', { name, problem: productFieldErrorText(errorName, lang) }),
    );

  const addFiles = async (chosen: readonly File[]): Promise<void> => {
    const total = chosen.length;
    const { files, tooLarge } = await scalePictures(chosen, (done) =>
      setPreparing({ number: done + 1, total }),
    );
    setPreparing(null);
    const countBefore = list.$pictures.get().length;
    const rejected = list.add(files);
    const added = list.$pictures.get().length - countBefore;
    setRejectedTexts([
      ...(rejected?.tooMany ? [fullText] : []),
      ...tooLarge.map(({ name }) => t('forms:pictures.notScaled', { name })),
      ...(rejected ? rejectionTexts(rejected) : []),
    ]);
    if (rejected?.tooMany) onFull();
    if (added > 0) setAnnouncement(t('forms:pictures.added', { count: added }));
    onChange();
  };

  const move = (key: number, to: number): void => {
    list.move(key, to);
    setAnnouncement(t('forms:pictures.moved', { number: to + 1, total: pictures.length }));
    onChange();
  };

  const remove = (at: number): void => {
    const picture = pictures[at];
    if (!picture) return;
    const next = pictures[at + 1] ?? pictures[at - 1];
    focusNext.current = next ? `[data-picture="${next.key}"] [data-remove]` : 'input';
    list.remove(picture.key);
    setAnnouncement(t('forms:pictures.removed', { total: pictures.length - 1 }));
    onChange();
  };

  const rejectUnreadable = (picture: Picture): void => {
    // A stored picture that fails to load may be available again later, so it is not removed.
    if (picture.kind === 'stored') return;
    list.remove(picture.key);
    setRejectedTexts(
      rejectionTexts({
        tooMany: false,
        files: [{ name: picture.file.name, errorName: 'pictureUnreadable' }],
      }),
    );
  };

  const errorTexts = props.fieldError ? [props.fieldError, ...rejectedTexts] : rejectedTexts;
  return (
    <fieldset ref={field} className="field" aria-describedby={`${id}-hint`}>
      <legend className="mb-1.5">
        {label}{' '}
        <span className="font-normal text-muted tabular-nums">
          {t('forms:pictures.count', { count: pictures.length, total: maxCount })}
        </span>
      </legend>
      {props.children}
      <FileButton
        id={id}
        label={add}
        dropHint={t('forms:pictures.drop')}
        accept={IMAGE_TYPES}
        multiple
        hasError={errorTexts.length > 0}
        describedBy={errorTexts.length ? `${id}-fault` : undefined}
        preparing={preparing && t('forms:pictures.preparing', { ...preparing })}
        onFiles={(files) => void addFiles(files)}
      >
        {pictures.length > 0 && (
          <ul
            className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5"
            aria-label={t('forms:pictures.list', { label })}
          >
            {pictures.map((picture, at) => (
              <PictureTile
                key={picture.key}
                picture={picture}
                number={at + 1}
                total={pictures.length}
                isCover={hasCover && at === 0}
                isTarget={target === picture.key && dragged !== picture.key}
                onDrag={(phase) => {
                  if (phase === 'start') setDragged(picture.key);
                  if (phase === 'end') setDragged(null);
                  setTarget(phase === 'over' ? picture.key : null);
                }}
                onDrop={() => {
                  if (dragged !== null && dragged !== picture.key) move(dragged, at);
                  setDragged(null);
                  setTarget(null);
                }}
                onMove={(by) => {
                  focusNext.current = `[data-picture="${picture.key}"] [data-move="${by}"]`;
                  move(picture.key, at + by);
                }}
                onRemove={() => remove(at)}
                onUnreadable={() => rejectUnreadable(picture)}
              />
            ))}
          </ul>
        )}
      </FileButton>
      <p className="hint" id={`${id}-hint`}>
        {hint}
      </p>
      <div className="fault" id={`${id}-fault`} role="alert">
        {errorTexts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <p className="sr-only" role="status">
        {announcement}
      </p>
    </fieldset>
  );
}
