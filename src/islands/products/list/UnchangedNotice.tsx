// Notice that lists the products a bulk action did not change.
import { useLang, useT } from '../../../i18n/react.tsx';
import { formatNumber } from '../../../ui/format/number.ts';
import type { ProductAction } from './my-products.ts';

interface Props {
  /** The attempted action. */
  readonly action: ProductAction | 'price';
  readonly names: readonly string[];
  readonly onClose: () => void;
}

export function UnchangedNotice({ action, names, onClose }: Props) {
  const t = useT();
  const lang = useLang();
  return (
    <div role="status">
      {names.length > 0 && (
        <div className="notice mt-3 notice-red grid justify-items-start gap-2">
          <p className="font-semibold">
            {t('myProducts:bulk.kept', {
              count: names.length,
              total: formatNumber(lang, names.length),
            })}
          </p>
          <ul className="list-disc ps-5 sm:columns-2 sm:gap-10">
            {names.map((name, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two products may have the same name.
              <li key={at} className="wrap-anywhere">
                {name || t('dashboard:products.unnamed')}
              </li>
            ))}
          </ul>
          {action !== 'delete' && (
            <p className="text-muted">
              {t(action === 'price' ? 'myProducts:prices.keptHint' : 'myProducts:bulk.keptHint')}
            </p>
          )}
          <button type="button" className="btn btn-quiet btn-small" onClick={onClose}>
            {t('myProducts:bulk.dismiss')}
          </button>
        </div>
      )}
    </div>
  );
}
