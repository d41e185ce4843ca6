// One picture of a list: preview, position, and buttons to move and remove it.
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import X from 'lucide-react/icons/x';
import { useT } from '../../i18n/react.tsx';
import type { Picture } from './picture-list.ts';

interface Props {
  readonly picture: Picture;
  /** Counted from 1. */
  readonly number: number;
  readonly total: number;
  /** Whether it is the cover, which is the first picture. */
  readonly isCover: boolean;
  /** Whether a picture is dragged over it. */
  readonly isTarget: boolean;
  readonly onDrag: (phase: 'start' | 'over' | 'end') => void;
  readonly onDrop: () => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
  /** Called if the browser cannot display the picture. */
  readonly onUnreadable: () => void;
}

export function PictureTile(props: Props) {
  const { picture, number, total, isCover, isTarget, onDrag, onDrop, onMove, onRemove } = props;
  const t = useT();
  const step = (by: -1 | 1, label: string, isEnd: boolean, Icon: typeof ArrowLeft) => (
    <button
      type="button"
      className="btn btn-bare min-w-11 flex-1 px-0"
      aria-label={label}
      // aria-disabled, because a disabled button would lose the focus when a picture reaches the end.
      aria-disabled={isEnd}
      data-move={by}
      onClick={() => !isEnd && onMove(by)}
    >
      <Icon aria-hidden />
    </button>
  );
  return (
    <li
      className={`plate overflow-hidden ${isTarget ? 'outline-2 outline-offset-2 outline-focus' : ''}`}
      data-picture={picture.key}
      draggable
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', String(picture.key));
        onDrag('start');
      }}
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        onDrag('over');
      }}
      onDragEnd={() => onDrag('end')}
      onDrop={(event) => {
        if (event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        onDrop();
      }}
    >
      <div className="relative aspect-[4/3] cursor-grab bg-picture">
        <img
          className="absolute inset-0 size-full object-contain"
          src={picture.src}
          alt={t('forms:pictures.alt', { number })}
          draggable={false}
          onError={props.onUnreadable}
        />
        {isCover && (
          <span className="badge absolute start-2 top-2 border border-line">
            {t('forms:pictures.cover')}
          </span>
        )}
      </div>
      <p className="sr-only">{t('forms:pictures.position', { number, total })}</p>
      <div className="flex border-t border-line">
        {step(-1, t('forms:pictures.earlier', { number }), number === 1, ArrowLeft)}
        {step(1, t('forms:pictures.later', { number }), number === total, ArrowRight)}
        <button
          type="button"
          className="btn btn-bare min-w-11 flex-1 px-0"
          aria-label={t('forms:pictures.remove', { number })}
          data-remove
          onClick={onRemove}
        >
          <X aria-hidden />
        </button>
      </div>
    </li>
  );
}
