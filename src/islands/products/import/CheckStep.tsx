// Third step of an import: the result of the dry run, the ZIP file with pictures, and the start.
import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import type { ProductImport } from '../../../../contract/products/product-import.ts';
import { useLang, useT } from '../../../i18n/react.tsx';
import { formatNumber } from '../../../ui/format/number.ts';
import { Section } from '../../../ui/forms/Section.tsx';
import { DescriptionList } from '../../../ui/list/DescriptionList.tsx';
import { ImportFile } from './ImportFile.tsx';
import { IssueList } from './IssueList.tsx';
import type { ImportStore } from './import-store.ts';

interface Props {
  readonly store: ImportStore;
  readonly current: ProductImport;
}

function ZipField({ store, current }: Props) {
  const t = useT();
  const { zipName } = current;
  return (
    <div className="grid gap-3">
      <p className="text-sm text-muted">{t('imports:check.zipText')}</p>
      {zipName !== null && <p role="status">{t('imports:check.zipName', { name: zipName })}</p>}
      <ImportFile
        store={store}
        action="zip"
        id="import-zip"
        label={t(zipName === null ? 'imports:check.zip' : 'imports:check.zipOther')}
        dropHint={t('imports:check.zipDrop')}
        accept={['.zip', 'application/zip']}
        onFile={(file) => void store.addZip(current.id, file)}
      />
    </div>
  );
}

export function CheckStep({ store, current }: Props) {
  const t = useT();
  const lang = useLang();
  const work = useStore(store.$work);
  const result = useRef<HTMLDivElement>(null);
  const { ready, warnings, errors, pictures } = current;
  const count = ready + warnings;
  const isBusy = work.status === 'busy';
  // The result is below the columns, out of sight on a phone.
  useEffect(() => result.current?.focus(), []);
  return (
    <Section title={t('imports:check.title')}>
      <div ref={result} tabIndex={-1} className="grid gap-3">
        <DescriptionList
          items={[
            [t('imports:check.ready'), formatNumber(lang, ready)],
            [t('imports:check.warnings'), formatNumber(lang, warnings)],
            [t('imports:check.errors'), formatNumber(lang, errors)],
            [t('imports:check.pictures'), formatNumber(lang, pictures)],
          ]}
        />
        {errors + warnings === 0 && <p>{t('imports:check.allGood')}</p>}
        {errors > 0 && <p>{t('imports:check.errorText')}</p>}
        {warnings > 0 && <p>{t('imports:check.warningText')}</p>}
      </div>
      {errors + warnings > 0 && (
        <IssueList key={`${current.zipName} ${errors} ${warnings}`} current={current} />
      )}
      <ZipField store={store} current={current} />
      {count === 0 ? (
        <p className="notice notice-red">{t('imports:check.none')}</p>
      ) : (
        <button
          type="button"
          className="btn btn-primary justify-self-start"
          aria-disabled={isBusy}
          aria-busy={isBusy && work.action === 'start'}
          onClick={() => !isBusy && void store.start(current.id)}
        >
          {t(errors > 0 ? 'imports:check.startGood' : 'imports:check.start', {
            count,
            total: formatNumber(lang, count),
          })}
        </button>
      )}
    </Section>
  );
}
