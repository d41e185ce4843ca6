// Row of a second factor in the settings, with a button that removes it.
import { useT } from '../../../i18n/react.tsx';

interface Props {
  readonly name: string;
  readonly texts: readonly string[];
  readonly onRemove: () => void;
}

export function FactorRow({ name, texts, onRemove }: Props) {
  const t = useT();
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-3">
      <div className="grid min-w-0 flex-1 basis-48 gap-0.5">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-sm text-muted">{texts.filter(Boolean).join(' · ')}</p>
      </div>
      <button
        className="btn btn-quiet btn-small max-sm:w-full"
        type="button"
        aria-label={t('secondFactor:removeThis', { name })}
        onClick={onRemove}
      >
        {t('secondFactor:remove')}
      </button>
    </li>
  );
}
