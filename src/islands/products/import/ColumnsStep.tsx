// Second step of an import: every column with its first values, and the field that it is assigned to.
import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import type { ImportColumn, ProductImport } from '../../../../contract/products/product-import.ts';
import { useLang, useT } from '../../../i18n/react.tsx';
import { formatNumber } from '../../../ui/format/number.ts';
import { Section } from '../../../ui/forms/Section.tsx';
import { focusElement } from './focus-element.ts';
import type { ImportStore } from './import-store.ts';
import { ReadingForm } from './ReadingForm.tsx';

/** Whether the form for another file is shown, or was shown and closed again. */
export type Replacing = 'never' | 'now' | 'closed';

interface Props {
  readonly store: ImportStore;
  readonly current: ProductImport;
  /** Called with whether the columns differ from those of the last check. */
  readonly onChange: (isChanged: boolean) => void;
  readonly replacing: Replacing;
  readonly onReplace: () => void;
}

interface RowProps {
  readonly column: ImportColumn;
  readonly index: number;
  readonly target: string;
  readonly targets: ProductImport['targets'];
  readonly fieldError: string | undefined;
  readonly onTarget: (target: string) => void;
}

function ColumnRow({ column, index, target, targets, fieldError, onTarget }: RowProps) {
  const t = useT();
  const name = column.header || t('imports:columns.nameless', { number: index + 1 });
  const errorId = `import-column-${index}-error`;
  return (
    <li className="grid gap-x-6 gap-y-2 py-3 sm:grid-cols-2 sm:items-center">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="truncate text-sm text-muted">{column.samples.join(' · ')}</p>
      </div>
      <div className="grid gap-1">
        <select
          className="input"
          aria-label={t('imports:columns.fieldOf', { column: name })}
          aria-invalid={fieldError !== undefined || undefined}
          aria-describedby={fieldError === undefined ? undefined : errorId}
          value={target}
          onChange={(event) => onTarget(event.target.value)}
        >
          <option value="ignore">{t('imports:columns.ignore')}</option>
          <option value="specification">{t('imports:columns.specification')}</option>
          {targets.map(({ id, name: field, isRequired }) => (
            <option key={id} value={id}>
              {isRequired ? t('imports:columns.needed', { name: field }) : field}
            </option>
          ))}
        </select>
        {column.reason && target === 'ignore' && (
          <p className="text-xs text-muted">{t(`imports:columns.ignored.${column.reason}`)}</p>
        )}
        {column.unit && target.startsWith('attribute.') && (
          <p className="text-xs text-muted">{t('imports:columns.unit', { unit: column.unit })}</p>
        )}
        {fieldError !== undefined && (
          <p id={errorId} className="text-sm text-red">
            {fieldError}
          </p>
        )}
      </div>
    </li>
  );
}

export function ColumnsStep({ store, current, onChange, replacing, onReplace }: Props) {
  const t = useT();
  const lang = useLang();
  const work = useStore(store.$work);
  const [targets, setTargets] = useState(() => current.columns.map(({ target }) => target));
  const heading = useRef<HTMLParagraphElement>(null);
  const isChecked = current.state === 'checked';
  const isChanged = isChecked && current.columns.some(({ target }, at) => target !== targets[at]);
  const isBusy = work.status === 'busy';
  const fieldErrors =
    work.status === 'failed' && work.action === 'check' ? work.error.fields : undefined;
  useEffect(() => onChange(isChanged), [onChange, isChanged]);
  // The control that was used, the file button, is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <Section title={t('imports:columns.title')}>
      <p ref={heading} tabIndex={-1}>
        {t('imports:columns.lead', {
          count: current.rows,
          total: formatNumber(lang, current.rows),
          file: current.fileName,
          type: current.machineType.name,
        })}
      </p>
      <ReadingForm store={store} current={current} />
      <ul className="divide-y divide-line">
        {current.columns.map((column, index) => (
          <ColumnRow
            // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other key, and stay in their order.
            key={index}
            column={column}
            index={index}
            target={targets[index] ?? 'ignore'}
            targets={current.targets}
            fieldError={fieldErrors?.[`column.${index}`]}
            onTarget={(target) => setTargets(targets.with(index, target))}
          />
        ))}
      </ul>
      <div className="contents" role="status">
        {isChanged && <p className="notice">{t('imports:columns.changed')}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          className={`btn ${isChecked && !isChanged ? 'btn-quiet' : 'btn-primary'}`}
          aria-disabled={isBusy}
          aria-busy={isBusy && work.action === 'check'}
          onClick={() => !isBusy && void store.check(current.id, targets)}
        >
          {t(isChecked ? 'imports:columns.again' : 'imports:columns.check')}
        </button>
        {replacing !== 'now' && (
          <button
            ref={replacing === 'closed' ? focusElement : undefined}
            type="button"
            className="btn btn-quiet"
            aria-disabled={isBusy}
            onClick={() => !isBusy && onReplace()}
          >
            {t('imports:columns.other')}
          </button>
        )}
      </div>
    </Section>
  );
}
