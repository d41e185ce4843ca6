// Notes above the results of a search: how its amounts were read, and whether the products are only the nearest ones.
import { useT } from '../../i18n/react.tsx';
import type { CatalogPage } from './catalog-read.ts';

export default function SearchNotes({ page: { match, readAs } }: { readonly page: CatalogPage }) {
  const t = useT();
  const texts = readAs?.amounts.join(t('results:notes.separator')) ?? '';
  const notes = [
    ...(readAs ? [t('results:notes.readAs', { texts })] : []),
    ...(readAs && !readAs.isMet ? [t('results:notes.notMet')] : []),
    ...(match === 'some' || match === 'nearest' ? [t(`results:notes.${match}`)] : []),
  ];
  return (
    <p className="max-w-form text-ink" role="status">
      {notes.map((note) => (
        <span key={note} className="block">
          {note}
        </span>
      ))}
    </p>
  );
}
