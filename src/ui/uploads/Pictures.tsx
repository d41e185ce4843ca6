// Field for several pictures: add, reorder and remove, with announcements for screen readers. The order shown is saved.
import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { IMAGE_TYPES } from '../../../contract/limits.ts';
import { productFieldErrorText } from '../../../contract/messages/product-field.ts';
import { useLang, useT } from '../../i18n/react.tsx';
import { FileButton } from './FileButton.tsx';
import { fitPictures } from './fit-pictures.ts';
import type { Picture, PictureList, Refused } from './listing-pictures.ts';
import { PictureTile } from './PictureTile.tsx';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly hint: string;
  readonly add: string;
  readonly list: PictureList;
  readonly most: number;
  /** Whether the first picture is labeled as the cover. */
  readonly hasCover?: boolean;
  /** Message if there is no room for more pictures. */
  readonly fullText: string;
  readonly fault: string | undefined;
  /** Called if more pictures were chosen than there is room for. */
  readonly onFull: () => void;
  readonly onChange: () => void;
}

interface Preparing {
  /** Counted from 1. */
  readonly number: number;
  readonly total: number;
}

export function Pictures(props: Props) {
  const { id, label, hint, add, list, most, hasCover = false, fullText, onFull, onChange } = props;
  const t = useT();
  const lang = useLang();
  const pictures = useStore(list.$pictures);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [said, setSaid] = useState('');
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

  const namedProblems = ({ files }: Refused): string[] =>
    files.map(({ name, problem }) =>
      t('forms:pictures.refused', { name, problem: productFieldErrorText(problem, lang) }),
    );

  const take = async (chosen: readonly File[]): Promise<void> => {
    const total = chosen.length;
    const { files, tooLarge } = await fitPictures(chosen, (done) =>
      setPreparing({ number: done + 1, total }),
    );
    setPreparing(null);
    const before = list.$pictures.get().length;
    const problem = list.add(files);
    const added = list.$pictures.get().length - before;
    setRefused([
      ...(problem?.tooMany ? [fullText] : []),
      ...tooLarge.map(({ name }) => t('forms:pictures.notScaled', { name })),
      ...(problem ? namedProblems(problem) : []),
    ]);
    if (problem?.tooMany) onFull();
    if (added > 0) setSaid(t('forms:pictures.added', { count: added }));
    onChange();
  };

  const move = (key: number, to: number): void => {
    list.move(key, to);
    setSaid(t('forms:pictures.moved', { number: to + 1, total: pictures.length }));
    onChange();
  };

  const remove = (at: number): void => {
    const picture = pictures[at];
    if (!picture) return;
    const next = pictures[at + 1] ?? pictures[at - 1];
    focusNext.current = next ? `[data-picture="${next.key}"] [data-remove]` : 'input';
    list.remove(picture.key);
    setSaid(t('forms:pictures.removed', { total: pictures.length - 1 }));
    onChange();
  };

  const refuse = (picture: Picture): void => {
    // A stored picture that fails to load may be available again later, so it is not removed.
    if (picture.kind === 'kept') return;
    list.remove(picture.key);
    setRefused(
      namedProblems({
        tooMany: false,
        files: [{ name: picture.file.name, problem: 'pictureUnreadable' }],
      }),
    );
  };

  const faults = props.fault ? [props.fault, ...refused] : refused;
  return (
    <fieldset ref={field} className="field" aria-describedby={`${id}-hint`}>
      <legend className="mb-1.5">
        {label}{' '}
        <span className="font-normal text-muted tabular-nums">
          {t('forms:pictures.count', { count: pictures.length, total: most })}
        </span>
      </legend>
      <FileButton
        id={id}
        label={add}
        drop={t('forms:pictures.drop')}
        accept={IMAGE_TYPES}
        multiple
        isFaulty={faults.length > 0}
        describedBy={faults.length ? `${id}-fault` : undefined}
        preparing={preparing && t('forms:pictures.preparing', { ...preparing })}
        onFiles={(files) => void take(files)}
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
                onDrag={(what) => {
                  if (what === 'start') setDragged(picture.key);
                  if (what === 'end') setDragged(null);
                  setTarget(what === 'over' ? picture.key : null);
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
                onUnreadable={() => refuse(picture)}
              />
            ))}
          </ul>
        )}
      </FileButton>
      <p className="hint" id={`${id}-hint`}>
        {hint}
      </p>
      <div className="fault" id={`${id}-fault`} role="alert">
        {faults.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <p className="sr-only" role="status">
        {said}
      </p>
    </fieldset>
  );
}
