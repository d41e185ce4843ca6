// Search, filters, sort order and states of the users list; each change takes effect immediately.
import { useStore } from '@nanostores/react';
import Search from 'lucide-react/icons/search';
import { ACCOUNT_STATES, type AccountState } from '../../../../contract/admin/admin-users.ts';
import { MAX_SEARCH_LENGTH, ROLES } from '../../../../contract/limits.ts';
import { useLang, useT } from '../../../i18n/react.tsx';
import { Select } from '../../../ui/fields/Select.tsx';
import { useSearchInput } from '../../../ui/fields/use-search-input.ts';
import { formatNumber } from '../../../ui/format/number.ts';
import { StatusFilter } from '../../../ui/list/StatusFilter.tsx';
import { USER_SORTS, type UserList } from './admin-users.ts';

const SORT_LABEL_KEYS = {
  '': 'newest',
  'newest.asc': 'oldest',
  'name.asc': 'name',
  'name.desc': 'nameBackwards',
  'email.asc': 'email',
  'products.desc': 'products',
  'products.asc': 'fewest',
} as const satisfies Record<(typeof USER_SORTS)[number], string>;

const ID_PREFIX = 'admin-users';

const STATE_LABEL_KEYS = {
  active: 'inUse',
  unverified: 'unverifiedSuppliers',
  suspended: 'suspended',
} as const satisfies Record<AccountState, string>;

function States({ list }: { readonly list: UserList }) {
  const t = useT();
  const lang = useLang();
  const { state } = useStore(list.$filters);
  const counts = useStore(list.$counts);
  const withCount = (name: string, total: number): string =>
    counts ? t('admin:users.withCount', { name, total: formatNumber(lang, total) }) : name;
  const sum = Object.values(counts ?? {}).reduce((total, each) => total + each, 0);
  return (
    <StatusFilter
      label={t('admin:users.status')}
      value={state}
      options={[
        { value: '', label: withCount(t('admin:users.allStates'), sum) },
        ...ACCOUNT_STATES.map((value) => ({
          value,
          label: withCount(t(`admin:users.${STATE_LABEL_KEYS[value]}`), counts?.[value] ?? 0),
        })),
      ]}
      hrefOf={(value) => location.pathname + list.queryAfter({ state: value })}
      onChoose={(value) => list.choose({ state: value })}
    />
  );
}

export function UsersForm({ list }: { readonly list: UserList }) {
  const t = useT();
  const filters = useStore(list.$filters);
  const listState = useStore(list.$list);
  const fieldErrors: Readonly<Record<string, string>> =
    listState.status === 'failed' ? listState.error.fields : {};
  const searchInput = useSearchInput(filters.search, list.hasPendingChange, (search) =>
    list.type({ search }),
  );
  return (
    <div className="grid grid-cols-1 gap-3">
      <search aria-label={t('admin:users.form')}>
        <form
          className="plate grid grid-cols-2 items-end gap-3 p-3 md:grid-cols-[1fr_11rem_11rem]"
          onSubmit={(event) => {
            event.preventDefault();
            list.flush();
          }}
        >
          <div className="field col-span-2 md:col-span-1">
            <label htmlFor={`${ID_PREFIX}-search`}>{t('admin:users.search')}</label>
            <div className="flex gap-2">
              <input
                id={`${ID_PREFIX}-search`}
                className="input min-w-0"
                type="search"
                maxLength={MAX_SEARCH_LENGTH}
                placeholder={t('admin:users.searchHint')}
                {...searchInput}
              />
              <button type="submit" className="btn btn-quiet" aria-label={t('admin:users.submit')}>
                <Search aria-hidden />
              </button>
            </div>
          </div>
          <Select
            id={ID_PREFIX}
            name="role"
            label={t('admin:users.type')}
            none={t('admin:users.allTypes')}
            options={ROLES.map((value) => ({ value, label: t(`admin:users.${value}`) }))}
            value={filters.role}
            onChange={({ target }) => list.choose({ role: target.value })}
            fieldError={fieldErrors.role}
          />
          <Select
            id={ID_PREFIX}
            name="sort"
            label={t('admin:users.sort')}
            options={USER_SORTS.map((value) => ({
              value,
              label: t(`admin:users.sorts.${SORT_LABEL_KEYS[value]}`),
            }))}
            value={filters.sort}
            onChange={({ target }) => list.choose({ sort: target.value })}
            fieldError={fieldErrors.sort ?? fieldErrors.order}
          />
        </form>
      </search>
      <States list={list} />
    </div>
  );
}
