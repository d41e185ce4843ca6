// One toast: title, text and a close button; a swipe to either side closes it too.
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import X from 'lucide-react/icons/x';
import { type PointerEvent, useRef } from 'react';
import { TOAST } from '../../../contract/limits.ts';
import { parseToastTexts, type ToastKind } from '../../stores/toasts.ts';

interface Props {
  readonly kind: ToastKind;
  readonly message: string;
  readonly dismiss: string;
  readonly onClose: () => void;
}

export function ToastItem({ kind, message, dismiss, onClose }: Props) {
  const startX = useRef<number>(null);
  const { title, text } = parseToastTexts(message);
  const Icon = kind === 'error' ? CircleAlert : CircleCheck;

  const startDrag = (event: PointerEvent<HTMLElement>): void => {
    if (event.button !== 0 || (event.target as Element).closest('button')) return;
    startX.current = event.clientX;
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const move = ({ currentTarget, clientX }: PointerEvent<HTMLElement>): void => {
    if (startX.current !== null) currentTarget.style.translate = `${clientX - startX.current}px`;
  };
  const release = (event: PointerEvent<HTMLElement>): void => {
    if (startX.current === null) return;
    const distance = event.type === 'pointerup' ? Math.abs(event.clientX - startX.current) : 0;
    startX.current = null;
    event.currentTarget.style.translate = '';
    if (distance >= TOAST.swipePx) onClose();
  };

  return (
    <div
      className={`toast ${kind === 'error' ? 'toast-error' : ''}`}
      role={kind === 'error' ? 'alert' : 'status'}
      onPointerDown={startDrag}
      onPointerMove={move}
      onPointerUp={release}
      onPointerCancel={release}
    >
      <Icon aria-hidden />
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
