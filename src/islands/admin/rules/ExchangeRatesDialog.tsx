// Dialog that loads customs exchange rates: typed, or from a CSV file, which fills the field to be checked.
import { useState } from 'react';
import {
  exchangeRatesBody,
  loadExchangeRates,
} from '../../../../contract/landed-cost/load-exchange-rates.ts';
import { dayInIndia } from '../../../../contract/landed-cost/rule-dates.ts';
import { fieldErrorText } from '../../../../contract/messages.ts';
import { useLang, useT } from '../../../i18n/react.tsx';
import { Field } from '../../../ui/fields/Field.tsx';
import { formatExact } from '../../../ui/format/number.ts';
import { FileButton } from '../../../ui/uploads/FileButton.tsx';
import { ActionDialog } from '../ActionDialog.tsx';
import { useAdmin } from '../admin-context.ts';

interface Props {
  readonly onDone: () => void;
  readonly onClose: () => void;
}

const FIELDS = ['from', 'url', 'rates'] as const;
type Values = Readonly<Record<(typeof FIELDS)[number], string>>;
/** Where customs publishes them. */
const ICEGATE = 'https://www.icegate.gov.in/';

export function ExchangeRatesDialog({ onDone, onClose }: Props) {
  const t = useT();
  const lang = useLang();
  const { api } = useAdmin();
  const [values, setValues] = useState<Values>(() => ({
    ...{ from: dayInIndia(new Date()), url: ICEGATE, rates: '' },
  }));
  const [errors, setErrors] = useState<Partial<Values>>({});
  const set = (name: keyof Values, value: string): void => {
    setValues((all) => ({ ...all, [name]: value }));
    setErrors((all) => ({ ...all, [name]: undefined }));
  };
  const check = (): boolean => {
    const parsed = exchangeRatesBody.safeParse(values);
    const found = Object.fromEntries(
      (parsed.error?.issues ?? []).map(({ path, message }) => [
        String(path[0]),
        fieldErrorText(message, lang),
      ]),
    );
    setErrors(found);
    const first = FIELDS.find((name) => name in found);
    if (first) document.getElementById(`exchange-${first}`)?.focus();
    return first === undefined;
  };
  const act = async (): Promise<string> => {
    const { rates } = await api.call(loadExchangeRates, { body: values });
    const list = rates.map(
      ({ currency, rupees }) => `${currency} ₹${formatExact(lang, rupees ?? 0)}`,
    );
    return t('admin:rules.exchange.stored', { rates: list.join(', ') });
  };
  const readFile = async ([file]: readonly File[]): Promise<void> => {
    if (file) set('rates', await file.text());
  };
  return (
    <ActionDialog
      title={t('admin:rules.exchange.title')}
      text={t('admin:rules.exchange.text')}
      confirm={t('admin:rules.exchange.confirm')}
      {...{ check, act, onDone, onClose }}
    >
      <Field
        id="exchange"
        name="from"
        type="date"
        label={t('admin:rules.exchange.from')}
        required
        value={values.from}
        onChange={({ target }) => set('from', target.value)}
        fieldError={errors.from}
      />
      <Field
        id="exchange"
        name="url"
        type="url"
        label={t('admin:rules.exchange.url')}
        hint={t('admin:rules.exchange.urlHint')}
        required
        value={values.url}
        onChange={({ target }) => set('url', target.value)}
        fieldError={errors.url}
      />
      <Field
        id="exchange"
        name="rates"
        label={t('admin:rules.exchange.rates')}
        hint={t('admin:rules.exchange.ratesHint')}
        placeholder={'USD,93.40\nCNY,13.05\nEUR,108.15'}
        rows={4}
        required
        value={values.rates}
        onChange={({ target }) => set('rates', target.value)}
        fieldError={errors.rates}
      />
      <FileButton
        id="exchange-file"
        label={t('admin:rules.exchange.file')}
        dropHint={t('admin:rules.exchange.drop')}
        accept={['.csv', '.txt', 'text/csv', 'text/plain']}
        hasError={errors.rates !== undefined}
        onFiles={(files) => void readFile(files)}
      />
    </ActionDialog>
  );
}
