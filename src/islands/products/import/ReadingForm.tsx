// Form that shows how the file of an import was read, with the choices for another reading.
import { useStore } from '@nanostores/react';
import { type FormEvent, useState } from 'react';
import type {
  ChosenEncoding,
  ImportReading,
} from '../../../../contract/products/import-reading.ts';
import type { ProductImport } from '../../../../contract/products/product-import.ts';
import { useLang, useT } from '../../../i18n/react.tsx';
import { Select } from '../../../ui/fields/Select.tsx';
import { formatNumber } from '../../../ui/format/number.ts';
import type { ImportStore } from './import-store.ts';

interface Props {
  readonly store: ImportStore;
  readonly current: ProductImport;
}

/** Encodings that the server can only guess from the bytes, so that suppliers may correct them. */
const GUESSED = ['gb18030', 'big5', 'windows-1252'] as const satisfies readonly ChosenEncoding[];

const guessedEncoding = (encoding: ImportReading['encoding']) =>
  GUESSED.find((each) => each === encoding) ?? null;

function useReadingTexts(reading: ImportReading): readonly string[] {
  const t = useT();
  const lang = useLang();
  const { sheet, sheets, hiddenRows, hiddenColumns, includesHidden } = reading;
  const encoding = guessedEncoding(reading.encoding);
  const counted = (count: number) => ({ count, total: formatNumber(lang, count) });
  const hidden = hiddenRows + hiddenColumns > 0;
  return [
    ...(sheet !== null && sheets.length > 1 ? [t('imports:reading.sheetText', { sheet })] : []),
    ...(encoding !== null
      ? [t('imports:reading.encodingText', { encoding: t(`imports:reading.${encoding}`) })]
      : []),
    ...(hidden && includesHidden ? [t('imports:reading.included')] : []),
    ...(hiddenRows > 0 && !includesHidden
      ? [t('imports:reading.hiddenRows', counted(hiddenRows))]
      : []),
    ...(hiddenColumns > 0 && !includesHidden
      ? [t('imports:reading.hiddenColumns', counted(hiddenColumns))]
      : []),
  ];
}

interface FieldsProps extends Props {
  readonly reading: ImportReading;
}

function ReadingFields({ store, reading }: FieldsProps) {
  const t = useT();
  const work = useStore(store.$work);
  const [sheet, setSheet] = useState(reading.sheet);
  const [encoding, setEncoding] = useState(() => guessedEncoding(reading.encoding));
  const [headingRow, setHeadingRow] = useState(reading.headingRow);
  const [includesHidden, setIncludesHidden] = useState(reading.includesHidden);
  const isBusy = work.status === 'busy';
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isBusy) return;
    void store.readAgain({
      ...(sheet === null ? {} : { sheet }),
      ...(encoding === null ? {} : { encoding }),
      // The rows of another sheet are others.
      ...(sheet === reading.sheet ? { headingRow } : {}),
      includesHidden,
    });
  };
  return (
    <form className="grid gap-4" onSubmit={submit}>
      <div className="grid gap-4 sm:grid-cols-2">
        {reading.sheets.length > 1 && (
          <Select
            id="reading"
            name="sheet"
            label={t('imports:reading.sheet')}
            options={reading.sheets.map((name) => ({ value: name, label: name }))}
            value={sheet ?? ''}
            onChange={({ target }) => setSheet(target.value)}
            fieldError={undefined}
          />
        )}
        {encoding !== null && (
          <Select
            id="reading"
            name="encoding"
            label={t('imports:reading.encoding')}
            options={GUESSED.map((each) => ({ value: each, label: t(`imports:reading.${each}`) }))}
            value={encoding}
            onChange={({ target }) =>
              setEncoding(GUESSED.find((each) => each === target.value) ?? encoding)
            }
            fieldError={undefined}
          />
        )}
        <Select
          id="reading"
          name="headingRow"
          label={t('imports:reading.headings')}
          options={reading.firstRows.map(({ no, text }) => ({
            value: String(no),
            label: t('imports:reading.row', { number: no, text }),
          }))}
          disabled={sheet !== reading.sheet}
          value={String(headingRow)}
          onChange={({ target }) => setHeadingRow(Number(target.value))}
          fieldError={undefined}
        />
      </div>
      {reading.hiddenRows + reading.hiddenColumns > 0 && (
        <label className="flex min-h-11 items-center gap-3 text-sm">
          <input
            className="size-5 flex-none"
            type="checkbox"
            checked={includesHidden}
            onChange={({ target }) => setIncludesHidden(target.checked)}
          />
          {t('imports:reading.includeHidden')}
        </label>
      )}
      <button
        type="submit"
        className="btn btn-quiet justify-self-start"
        aria-disabled={isBusy}
        aria-busy={isBusy && work.action === 'read'}
      >
        {t('imports:reading.again')}
      </button>
    </form>
  );
}

export function ReadingForm({ store, current }: Props) {
  const { reading } = current;
  return reading && <Reading store={store} current={current} reading={reading} />;
}

function Reading({ store, current, reading }: FieldsProps) {
  const t = useT();
  const texts = useReadingTexts(reading);
  const canReadAgain = store.canReadAgain(current.id);
  if (texts.length === 0 && !canReadAgain) return null;
  return (
    <div className="grid gap-3 border-y border-line py-4">
      {texts.length > 0 && (
        <ul className="notice grid gap-1">
          {texts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {canReadAgain ? (
        <details open={texts.length > 0}>
          <summary className="min-h-9 cursor-pointer py-2 text-sm font-semibold">
            {t('imports:reading.title')}
          </summary>
          <div className="pt-2">
            <ReadingFields store={store} current={current} reading={reading} />
          </div>
        </details>
      ) : (
        <p className="text-sm text-muted">{t('imports:reading.chooseAgain')}</p>
      )}
    </div>
  );
}
