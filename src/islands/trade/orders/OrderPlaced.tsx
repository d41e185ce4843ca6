// Window after an order was placed: what happens next, and a link to the order, which takes the focus.
import CircleCheck from 'lucide-react/icons/circle-check';
import MessagesSquare from 'lucide-react/icons/messages-square';
import PackageCheck from 'lucide-react/icons/package-check';
import Truck from 'lucide-react/icons/truck';
import { useHref, useT } from '../../../i18n/react.tsx';
import { Dialog, FIRST_FOCUS } from '../../../ui/dialog/Dialog.tsx';

interface Props {
  /** Of the order, with the language prefix. */
  readonly orderHref: string;
  readonly company: string;
  readonly onClose: () => void;
}

const STEPS = [
  ['confirm', CircleCheck],
  ['pay', MessagesSquare],
  ['ship', Truck],
  ['deliver', PackageCheck],
] as const;

export default function OrderPlaced({ orderHref, company, onClose }: Props) {
  const t = useT();
  const href = useHref();

  return (
    <Dialog
      open
      title={t('orderForm:next.title')}
      onClose={onClose}
      footer={
        <div className="flex flex-wrap gap-2">
          <a className="btn btn-primary flex-1" href={orderHref} {...FIRST_FOCUS}>
            {t('orderForm:see')}
          </a>
          <a className="btn btn-quiet flex-1" href={href('/dashboard?tab=orders')}>
            {t('orderForm:next.all')}
          </a>
        </div>
      }
    >
      <h3 className="mb-3 text-base">{t('orderForm:next.lead')}</h3>
      <ol className="grid gap-4">
        {STEPS.map(([step, Icon]) => (
          <li key={step} className="grid grid-cols-[auto_1fr] items-start gap-3">
            <Icon className="size-6 text-jade" aria-hidden />
            <span>{t(`orderForm:next.${step}`, { company })}</span>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
