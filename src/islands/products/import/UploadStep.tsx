// First step of an import: the machine type, its template, and the file.
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { useT } from '../../../i18n/react.tsx';
import { Section } from '../../../ui/forms/Section.tsx';
import { ImportFile } from './ImportFile.tsx';
import type { ImportStore } from './import-store.ts';
import { MachineTypeFields } from './MachineTypeFields.tsx';
import type { ImportMachineType } from './machine-types.ts';
import { Templates } from './Templates.tsx';

interface Props {
  readonly store: ImportStore;
  readonly machineTypes: readonly ImportMachineType[];
  /** If the file would replace another: goes back to that one. */
  readonly onKeep?: () => void;
}

export function UploadStep({ store, machineTypes, onKeep }: Props) {
  const t = useT();
  const work = useStore(store.$work);
  const [machineType, setMachineType] = useState('');
  const isBusy = work.status === 'busy';
  return (
    <Section title={t('imports:upload.title')}>
      <MachineTypeFields
        types={machineTypes}
        value={machineType}
        onChoose={setMachineType}
        takesFocus={onKeep !== undefined}
      />
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
