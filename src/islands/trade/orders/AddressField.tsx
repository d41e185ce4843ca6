// Shipping address of the order form: one of earlier orders, which can be removed, or another one.
import Trash2 from 'lucide-react/icons/trash-2';
import { useEffect, useRef, useState } from 'react';
import { MAX_ADDRESS_LENGTH } from '../../../../contract/trade/shipping-addresses.ts';
import { useT } from '../../../i18n/react.tsx';
import { Field } from '../../../ui/fields/Field.tsx';
import type { ShippingAddresses } from './use-shipping-addresses.ts';

interface Props {
  readonly value: string;
  readonly addresses: ShippingAddresses;
  readonly fieldError: string | undefined;
  readonly onChange: (address: string) => void;
}

const CHOICE =
  'flex min-h-11 flex-1 cursor-pointer items-start gap-3 rounded border border-line bg-plate px-3 py-2.5 text-sm has-checked:border-ink has-checked:bg-well';
const RADIO = 'mt-0.5 size-4 shrink-0 accent-ink';

export function AddressField({ value, addresses, fieldError, onChange }: Props) {
  const t = useT();
  const { status, list } = addresses;
  const [isOther, setIsOther] = useState(false);
  const [removed, setRemoved] = useState(false);
  const isFirst = useRef(true);

  // The address used last is the default, unless the buyer has typed one.
  useEffect(() => {
    if (status !== 'ready' || !isFirst.current) return;
    isFirst.current = false;
    const [latest] = list;
    if (value === '' && latest) onChange(latest.address);
    else if (value !== '' && !list.some(({ address }) => address === value)) setIsOther(true);
  }, [status, list, value, onChange]);

  const textArea = (
    <Field
      id="order"
      name="shippingAddress"
      label={t(list.length > 0 ? 'orderForm:newAddress' : 'orderForm:address')}
      hint={status === 'failed' ? t('orderForm:addressesFailed') : undefined}
      autoComplete="shipping street-address"
      rows={4}
      max={MAX_ADDRESS_LENGTH}
      required
      value={value}
      onChange={({ target }) => onChange(target.value)}
      fieldError={fieldError}
    />
  );
  if (list.length === 0)
    return (
      <>
        {textArea}
        <p className="sr-only" role="status">
          {removed && t('orderForm:removed')}
        </p>
      </>
    );

  const remove = async (id: string, address: string): Promise<void> => {
    setRemoved(false);
    if (!(await addresses.remove(id))) return;
    setRemoved(true);
    // The removed text stays in the field: nothing is lost, and an order to it stores it again.
    if (isOther && value !== '') return;
    setIsOther(true);
    onChange(address);
  };

  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-sm font-semibold">{t('orderForm:addresses')} *</legend>
      {list.map(({ id, address }) => (
        <div key={id} className="flex items-start gap-2">
          <label className={CHOICE}>
            <input
              className={RADIO}
              type="radio"
              name="storedAddress"
              checked={!isOther && value === address}
              onChange={() => {
                setIsOther(false);
                onChange(address);
              }}
            />
            <span className="wrap-anywhere whitespace-pre-line">{address}</span>
          </label>
          <button
            type="button"
            className="btn btn-bare px-3"
            aria-label={`${t('orderForm:removeAddress')}: ${address.split('\n', 1)[0]}`}
            onClick={() => void remove(id, address)}
          >
            <Trash2 aria-hidden />
          </button>
        </div>
      ))}
      <label className={CHOICE}>
        <input
          className={RADIO}
          type="radio"
          name="storedAddress"
          checked={isOther}
          onChange={() => {
            setIsOther(true);
            onChange('');
          }}
        />
        <span>{t('orderForm:newAddress')}</span>
      </label>
      <p className="sr-only" role="status">
        {removed && t('orderForm:removed')}
      </p>
      {isOther && textArea}
    </fieldset>
  );
}
