// First step of an import: the machine type, its template, and the file.
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { listMachineTypes } from '../../../../contract/catalog/machine-types.ts';
import { getImportTemplate } from '../../../../contract/products/imports.ts';
import { CATEGORIES } from '../../../../contract/taxonomy.ts';
import { appApi } from '../../../api/app.ts';
import { useLang, useT } from '../../../i18n/react.tsx';
import { categoryName, subcategoryName } from '../../../i18n/taxonomy.ts';
import { toLoadError } from '../../../stores/load-error.ts';
import { createLoadStore } from '../../../stores/load-store.ts';
import { serverMessage } from '../../../stores/server-message.ts';
import { Select } from '../../../ui/fields/Select.tsx';
import { Section } from '../../../ui/forms/Section.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import { focusElement } from './focus-element.ts';
import { ImportFile } from './ImportFile.tsx';
import type { ImportStore } from './import-store.ts';

interface TypeProps {
  readonly subcategory: string;
  readonly value: string;
  readonly onChoose: (machineType: string) => void;
}

/** Its key must be the subcategory. */
function TypeField({ subcategory, value, onChoose }: TypeProps) {
  const t = useT();
  const lang = useLang();
  const [store] = useState(() =>
    createLoadStore((signal) =>
      appApi(lang).call(listMachineTypes, { query: { subcategory }, signal }),
    ),
  );
  const state = useStore(store.$state);
  useEffect(() => store.load(), [store]);
  if (state.status === 'failed')
    return (
      <div className="notice notice-red grid justify-items-start gap-2" role="alert">
        <p>{t('imports:upload.typesFailed')}</p>
        <button type="button" className="btn btn-quiet" onClick={store.load}>
          {t('imports:retry')}
        </button>
      </div>
    );
  const types = state.status === 'ready' ? state.value.types : null;
  return (
    <Select
      id="import"
      name="machineType"
      label={t('imports:upload.type')}
      none={t('imports:choose')}
      options={(types ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      hint={types?.length === 0 ? t('imports:upload.noTypes') : undefined}
      disabled={!types?.length}
      value={value}
      onChange={({ target }) => onChoose(target.value)}
      fieldError={undefined}
      required
    />
  );
}

const FORMATS = ['csv', 'xlsx'] as const;

function Templates({ machineType }: { readonly machineType: string }) {
  const t = useT();
  const lang = useLang();
  const [error, setError] = useState<string | null>(null);
  const download = async (format: (typeof FORMATS)[number]): Promise<void> => {
    setError(null);
    try {
      const query = { machineType, format };
      saveFile(await appApi(lang).call(getImportTemplate, { query }), `${machineType}.${format}`);
    } catch (cause) {
      setError(serverMessage(toLoadError(cause)) ?? t('imports:failed'));
    }
  };
  return (
    <div className="grid gap-3">
      <p className="text-sm text-muted">{t('imports:upload.template')}</p>
      <div className="flex flex-wrap gap-2">
        {FORMATS.map((format) => (
          <button
            key={format}
            type="button"
            className="btn btn-quiet"
            onClick={() => void download(format)}
          >
            {t(`imports:upload.${format}`)}
          </button>
        ))}
      </div>
      {error && (
        <p className="notice notice-red" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

interface Props {
  readonly store: ImportStore;
  /** If the file would replace another: goes back to that one. */
  readonly onKeep?: () => void;
}

export function UploadStep({ store, onKeep }: Props) {
  const t = useT();
  const work = useStore(store.$work);
  const [category, setCategory] = useState('');
  const [subcategory, setSubcategory] = useState('');
  const [machineType, setMachineType] = useState('');
  const subcategories = CATEGORIES.find(({ id }) => id === category)?.subcategories ?? [];
  const isBusy = work.status === 'busy';
  return (
    <Section title={t('imports:upload.title')}>
      <div className="grid gap-5 sm:grid-cols-2">
        <Select
          id="import"
          name="category"
          ref={onKeep && focusElement}
          label={t('imports:upload.category')}
          none={t('imports:choose')}
          options={CATEGORIES.map(({ id }) => ({ value: id, label: categoryName(t, id) }))}
          value={category}
          onChange={({ target }) => {
            setCategory(target.value);
            setSubcategory('');
            setMachineType('');
          }}
          fieldError={undefined}
          required
        />
        <Select
          id="import"
          name="subcategory"
          label={t('imports:upload.subcategory')}
          none={t('imports:choose')}
          options={subcategories.map(({ id }) => ({ value: id, label: subcategoryName(t, id) }))}
          value={subcategory}
          disabled={category === ''}
          onChange={({ target }) => {
            setSubcategory(target.value);
            setMachineType('');
          }}
          fieldError={undefined}
          required
        />
        {subcategory !== '' && (
          <TypeField
            key={subcategory}
            subcategory={subcategory}
            value={machineType}
            onChoose={setMachineType}
          />
        )}
      </div>
      {machineType === '' && <p className="text-sm text-muted">{t('imports:upload.hint')}</p>}
      {machineType !== '' && <Templates machineType={machineType} />}
      {machineType !== '' && (
        <ImportFile
          store={store}
          action="upload"
          id="import-file"
          label={t('imports:upload.file')}
          dropHint={t('imports:upload.drop')}
          accept={['.csv', '.tsv', '.txt', '.xlsx', 'text/csv']}
          onFile={(file) => void store.upload(machineType, file)}
        />
      )}
      {onKeep && (
        <button
          type="button"
          className="btn btn-quiet justify-self-start"
          aria-disabled={isBusy}
          onClick={() => !isBusy && onKeep()}
        >
          {t('imports:columns.keep')}
        </button>
      )}
    </Section>
  );
}
