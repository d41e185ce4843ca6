// Photos of a new review: add and remove, with announcements for screen readers. Unlike a product's pictures they have no order.
import { useStore } from '@nanostores/react';
import X from 'lucide-react/icons/x';
import { useRef, useState } from 'react';
import { IMAGE_TYPES } from '../../../contract/limits.ts';
import { PHOTOS_PER_REVIEW } from '../../../contract/reviews/review-limits.ts';
import { useT } from '../../i18n/react.tsx';
import { showToast } from '../../toasts/toasts.ts';
import { FileButton } from '../../ui/uploads/FileButton.tsx';
import { scalePictures } from '../../ui/uploads/picture-scaling.ts';
import type { Photo, PhotoList } from './photo-list.ts';

interface Props {
  readonly list: PhotoList;
  readonly fieldError: string | undefined;
}

const ID = 'review-photos';

export function ReviewPhotos({ list, fieldError }: Props) {
  const t = useT();
  const photos = useStore(list.$photos);
  const [rejectedTexts, setRejectedTexts] = useState<readonly string[]>([]);
  const [announcement, setAnnouncement] = useState('');
  const [preparing, setPreparing] = useState<string | null>(null);
  const field = useRef<HTMLFieldSetElement>(null);

  const add = async (chosen: readonly File[]): Promise<void> => {
    const total = chosen.length;
    const { files, tooLarge } = await scalePictures(chosen, (done) =>
      setPreparing(t('forms:pictures.preparing', { number: done + 1, total })),
    );
    setPreparing(null);
    const before = list.$photos.get().length;
    const rejected = list.add(files);
    const full = {
      title: t('orderReviews:dialog.full.title'),
      text: t('orderReviews:dialog.full.text'),
    };
    if (rejected.tooMany) showToast('error', full);
    setRejectedTexts([
      ...(rejected.tooMany ? [full.text] : []),
      ...tooLarge.map(({ name }) => t('forms:pictures.notScaled', { name })),
      ...rejected.files.map(([name, problem]) => t('forms:pictures.refused', { name, problem })),
    ]);
    const added = list.$photos.get().length - before;
    if (added > 0) setAnnouncement(t('forms:pictures.added', { count: added }));
  };

  const remove = (photo: Photo): void => {
    list.remove(photo);
    setAnnouncement(t('forms:pictures.removed', { total: photos.length - 1 }));
    field.current?.querySelector('input')?.focus();
  };

  const errorTexts = fieldError ? [fieldError, ...rejectedTexts] : rejectedTexts;
  return (
    <fieldset ref={field} className="field" aria-describedby={`${ID}-hint`}>
      <legend className="mb-1.5">
        {t('orderReviews:dialog.photos')}{' '}
        <span className="font-normal text-muted tabular-nums">
          {t('forms:pictures.count', { count: photos.length, total: PHOTOS_PER_REVIEW })}
        </span>
      </legend>
      <FileButton
        id={ID}
        label={t('orderReviews:dialog.addPhotos')}
        dropHint={t('forms:pictures.drop')}
        accept={IMAGE_TYPES}
        multiple
        hasError={errorTexts.length > 0}
        describedBy={errorTexts.length ? `${ID}-fault` : undefined}
        preparing={preparing}
        onFiles={(files) => void add(files)}
      >
        {photos.length > 0 && (
          <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
            {photos.map((photo, at) => (
              <li key={photo.src} className="plate overflow-hidden" data-picture>
                <img
                  className="aspect-4/3 w-full object-contain"
                  src={photo.src}
                  alt={t('forms:pictures.alt', { number: at + 1 })}
                />
                <button
                  type="button"
                  className="btn btn-bare w-full border-t border-line"
                  aria-label={t('forms:pictures.remove', { number: at + 1 })}
                  data-remove
                  onClick={() => remove(photo)}
                >
                  <X aria-hidden />
                </button>
              </li>
            ))}
          </ul>
        )}
      </FileButton>
      <p className="hint" id={`${ID}-hint`}>
        {t('orderReviews:dialog.photosHint')}
      </p>
      <div className="fault" id={`${ID}-fault`} role="alert">
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
