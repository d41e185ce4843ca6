// Choice of an import's machine type: by a search, or by category, subcategory and type.
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { CATEGORIES, findSubcategory } from '../../../../contract/taxonomy/taxonomy.ts';
import { useLang, useT } from '../../../i18n/react.tsx';
import { categoryName, subcategoryName } from '../../../i18n/taxonomy.ts';
import { Field } from '../../../ui/fields/Field.tsx';
import { Select } from '../../../ui/fields/Select.tsx';
import { formatNumber } from '../../../ui/format/number.ts';
import { focusElement } from './focus-element.ts';
import { type ImportMachineType, searchTypes } from './machine-types.ts';

interface Props {
  readonly types: readonly ImportMachineType[];
  readonly value: string;
  readonly onChoose: (machineType: string) => void;
  readonly takesFocus: boolean;
}

interface SearchProps {
  readonly types: readonly ImportMachineType[];
  readonly onChoose: (type: ImportMachineType) => void;
  readonly takesFocus: boolean;
}

function TypeSearch({ types, onChoose, takesFocus }: SearchProps) {
  const t = useT();
  const lang = useLang();
  const [search, setSearch] = useState('');
  const found = searchTypes(types, search);
  const isSearching = search.trim() !== '';
  return (
    <div className="grid gap-2">
      <Field
        id="import"
        name="search"
        label={t('imports:upload.search')}
        hint={t('imports:upload.searchHint')}
        ref={takesFocus ? focusElement : undefined}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
        fieldError={undefined}
      />
      <p className="text-sm text-muted empty:hidden" role="status">
        {isSearching &&
          (found.length === 0
            ? t('imports:upload.searchNone')
            : t('imports:upload.searchFound', {
                count: found.length,
                total: formatNumber(lang, found.length),
              }))}
      </p>
      {found.length > 0 && (
        <ul className="grid gap-2 sm:grid-cols-2">
          {found.map((type) => (
            <li key={type.id}>
              <button
                type="button"
                className="btn btn-quiet w-full justify-start text-start"
                onClick={() => {
                  setSearch('');
                  onChoose(type);
                }}
              >
                <span className="grid">
                  {type.name}
                  <span className="text-xs font-normal text-muted">
                    {subcategoryName(t, type.subcategory)}
                  </span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

export function MachineTypeFields({ types, value, onChoose, takesFocus }: Props) {
  const t = useT();
  const [category, setCategory] = useState('');
  const [subcategory, setSubcategory] = useState('');
  const subcategories = CATEGORIES.find(({ id }) => id === category)?.subcategories ?? [];
  const ofSubcategory = types.filter((type) => type.subcategory === subcategory);
  return (
    <>
      <TypeSearch
        types={types}
        takesFocus={takesFocus}
        onChoose={(type) => {
          // The pressed button disappears: focus goes to the field that shows the choice, which was disabled.
          flushSync(() => {
            setCategory(findSubcategory(type.subcategory)?.category ?? '');
            setSubcategory(type.subcategory);
            onChoose(type.id);
          });
          document.getElementById('import-machineType')?.focus();
        }}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Select
          id="import"
          name="category"
          label={t('imports:upload.category')}
          none={t('imports:choose')}
          options={CATEGORIES.map(({ id }) => ({ value: id, label: categoryName(t, id) }))}
          value={category}
          onChange={({ target }) => {
            setCategory(target.value);
            setSubcategory('');
            onChoose('');
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
            onChoose('');
          }}
          fieldError={undefined}
          required
        />
        <Select
          id="import"
          name="machineType"
          label={t('imports:upload.type')}
          none={t('imports:choose')}
          options={ofSubcategory.map(({ id, name }) => ({ value: id, label: name }))}
          hint={
            subcategory !== '' && ofSubcategory.length === 0
              ? t('imports:upload.noTypes')
              : undefined
          }
          disabled={ofSubcategory.length === 0}
          value={value}
          onChange={({ target }) => onChoose(target.value)}
          fieldError={undefined}
          required
        />
      </div>
    </>
  );
}
