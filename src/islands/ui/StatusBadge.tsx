// How a product stands, as its supplier and the desk read it (spec §4, Product status).
import { useT } from '../../i18n/react.tsx';
import { statusName } from '../../i18n/trade-names.ts';

/** A map, so that a status off the wire that is no status finds nothing. */
const TONES: ReadonlyMap<string, string> = new Map([
  ['active', 'badge-jade'],
  ['pending', 'badge-saffron'],
  ['rejected', 'badge-red'],
]);

/** Needs the 'suppliers' texts. A status nobody knows is shown as it is. */
export function ProductStatus({ status }: { readonly status: string }) {
  const t = useT();
  return (
    <span className={`badge whitespace-nowrap ${TONES.get(status) ?? ''}`}>
      {statusName(t, status)}
    </span>
  );
}
