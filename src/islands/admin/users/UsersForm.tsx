// Search, filters and sort order of the users list; each change takes effect immediately.
import { useStore } from '@nanostores/react';
import Search from 'lucide-react/icons/search';
import { useState } from 'react';
import { MAX_SEARCH_LENGTH, ROLES } from '../../../../contract/limits.ts';
import { useT } from '../../../i18n/react.tsx';
import { Select } from '../../../ui/fields/Select.tsx';
import { USER_SORTS, type UserList } from './admin-users.ts';

const SORT_WORDS = {
  '': 'newest',
  'newest.asc': 'oldest',
  'name.asc': 'name',
  'email.asc': 'email',
  'products.desc': 'products',
} as const satisfies Record<(typeof USER_SORTS)[number], string>;

const ID = 'admin-users';

export function UsersForm({ list }: { readonly list: UserList }) {
  const t = useT();
  const asked = useStore(list.$filters);
  const listing = useStore(list.$listing);
  const faults: Readonly<Record<string, string>> =
    listing.status === 'failed' ? listing.problem.fields : {};
  // Local text of the search field, ahead of the query while typing; a change of the query (back button, clear) replaces it.
  const [typed, setTyped] = useState(asked.search);
  const [seen, setSeen] = useState(asked.search);
  if (seen !== asked.search) {
    setSeen(asked.search);
    if (asked.search !== typed.trim()) setTyped(asked.search);
  }
  const check = (name: 'verified' | 'suspended', label: string) => (
    <label className="flex min-h-11 items-center gap-3 text-sm">
      <input
        className="size-5"
        type="checkbox"
        checked={asked[name] === '1'}
        onChange={({ target }) => list.choose({ [name]: target.checked ? '1' : '' })}
      />
      {label}
    </label>
  );
  return (
    <search aria-label={t('admin:users.form')}>
      <form
        className="plate grid grid-cols-1 items-end gap-3 p-4 sm:grid-cols-2 md:grid-cols-[1fr_11rem_11rem]"
        onSubmit={(event) => {
          event.preventDefault();
          list.settle();
        }}
      >
        <div className="field sm:col-span-2 md:col-span-1">
          <label htmlFor={`${ID}-search`}>{t('admin:users.search')}</label>
          <div className="flex gap-2">
            <input
              id={`${ID}-search`}
              className="input min-w-0"
              type="search"
              maxLength={MAX_SEARCH_LENGTH}
              placeholder={t('admin:users.searchHint')}
              value={typed}
              onChange={({ target }) => {
                setTyped(target.value);
                list.type({ search: target.value });
              }}
            />
            <button type="submit" className="btn btn-quiet" aria-label={t('admin:users.submit')}>
              <Search aria-hidden />
            </button>
          </div>
        </div>
        <Select
          id={ID}
          name="userType"
          label={t('admin:users.type')}
          none={t('admin:users.allTypes')}
          options={ROLES.map((value) => ({ value, label: t(`admin:users.${value}`) }))}
          value={asked.userType}
          onChange={({ target }) => list.choose({ userType: target.value })}
          fault={faults.userType}
        />
        <Select
          id={ID}
          name="sort"
          label={t('admin:users.sort')}
          options={USER_SORTS.map((value) => ({
            value,
            label: t(`admin:users.sorts.${SORT_WORDS[value]}`),
          }))}
          value={asked.sort}
          onChange={({ target }) => list.choose({ sort: target.value })}
          fault={faults.sort ?? faults.order}
        />
        <div className="flex flex-wrap gap-x-6 sm:col-span-2 md:col-span-3">
          {check('verified', t('admin:users.verifiedOnly'))}
          {check('suspended', t('admin:users.suspendedOnly'))}
        </div>
      </form>
    </search>
  );
}
