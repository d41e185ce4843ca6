// Status badge of a product, for its supplier and for admins (spec §4, Product status).
import { useT } from '../i18n/react.tsx';
import { statusName } from '../i18n/trade-names.ts';

/** A Map, so that an unknown status from the server, such as 'constructor', has no entry. */
const TONES: ReadonlyMap<string, string> = new Map([
  ['active', 'badge-jade'],
  ['pending', 'badge-saffron'],
  ['rejected', 'badge-red'],
]);

/** Needs the namespace 'suppliers'. An unknown status is shown as it is. */
export function ProductStatus({ status }: { readonly status: string }) {
  const t = useT();
  return (
    <span className={`badge whitespace-nowrap ${TONES.get(status) ?? ''}`}>
      {statusName(t, status)}
    </span>
  );
}
