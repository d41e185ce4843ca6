// One toast: title, text and a close button; a swipe to either side closes it too.
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import X from 'lucide-react/icons/x';
import { type PointerEvent, useRef } from 'react';
import { TOAST } from '../../../contract/limits.ts';
import { type ToastKind, wordsIn } from '../../stores/toasts.ts';

interface Props {
  readonly kind: ToastKind;
  readonly message: string;
  readonly dismiss: string;
  readonly onClose: () => void;
}

export function ToastPlate({ kind, message, dismiss, onClose }: Props) {
  const from = useRef<number>(null);
  const { title, text } = wordsIn(message);
  const Sign = kind === 'error' ? CircleAlert : CircleCheck;

  const take = (event: PointerEvent<HTMLElement>): void => {
    if (event.button !== 0 || (event.target as Element).closest('button')) return;
    from.current = event.clientX;
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const move = ({ currentTarget, clientX }: PointerEvent<HTMLElement>): void => {
    if (from.current !== null) currentTarget.style.translate = `${clientX - from.current}px`;
  };
  const release = (event: PointerEvent<HTMLElement>): void => {
    if (from.current === null) return;
    const way = event.type === 'pointerup' ? Math.abs(event.clientX - from.current) : 0;
    from.current = null;
    event.currentTarget.style.translate = '';
    if (way >= TOAST.swipePx) onClose();
  };

  return (
    <div
      className={`toast ${kind === 'error' ? 'toast-error' : ''}`}
      role={kind === 'error' ? 'alert' : 'status'}
      onPointerDown={take}
      onPointerMove={move}
      onPointerUp={release}
      onPointerCancel={release}
    >
      <Sign aria-hidden />
      <div>
        {title && <p className="toast-title">{title}</p>}
        {text && <p>{text}</p>}
      </div>
      <button type="button" aria-label={dismiss} onClick={onClose}>
        <X aria-hidden />
      </button>
    </div>
  );
}
