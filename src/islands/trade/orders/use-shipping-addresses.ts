// Hook that loads the addresses of a buyer's earlier orders and removes one.
import { useEffect, useState } from 'react';
import { ApiError } from '../../../../contract/errors.ts';
import {
  listShippingAddresses,
  removeShippingAddress,
  type ShippingAddress,
} from '../../../../contract/trade/shipping-addresses.ts';
import type { Api } from '../../../api/call.ts';

export interface ShippingAddresses {
  readonly status: 'loading' | 'ready' | 'failed';
  /** The one used last first. */
  readonly list: readonly ShippingAddress[];
  /** Resolves with whether it was removed. */
  remove(id: string): Promise<boolean>;
}

export function useShippingAddresses(api: Api): ShippingAddresses {
  const [status, setStatus] = useState<ShippingAddresses['status']>('loading');
  const [list, setList] = useState<readonly ShippingAddress[]>([]);
  useEffect(() => {
    const call = new AbortController();
    api.call(listShippingAddresses, { signal: call.signal }).then(
      ({ addresses }) => {
        setList(addresses);
        setStatus('ready');
      },
      () => {
        if (!call.signal.aborted) setStatus('failed');
      },
    );
    return () => call.abort();
  }, [api]);
  return {
    status,
    list,
    async remove(id) {
      try {
        await api.call(removeShippingAddress, { params: { id } });
        setList((all) => all.filter((each) => each.id !== id));
        return true;
      } catch (error) {
        if (error instanceof ApiError) return false;
        throw error;
      }
    },
  };
}
