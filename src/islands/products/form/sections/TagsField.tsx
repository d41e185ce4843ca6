// Tag input: accepts one tag or several separated by commas, rejects duplicates; each tag can be removed (spec §5, Tags).
import { useStore } from '@nanostores/react';
import X from 'lucide-react/icons/x';
import { useRef, useState } from 'react';
import { TAGS_PER_PRODUCT } from '../../../../../contract/limits.ts';
import { useT } from '../../../../i18n/react.tsx';
import { isComposing } from '../../../../ui/fields/composing.ts';
import { describing, Labelled } from '../../../../ui/fields/Labelled.tsx';
import type { ListingForm } from '../listing-form-types.ts';
import { entriesOf } from '../listing-values.ts';

const ID = 'listing-tags';

export function TagsField({ form }: { readonly form: ListingForm }) {
  const t = useT();
  const { tags } = useStore(form.$values);
  const { tags: wrong } = useStore(form.$faults);
  const [typed, setTyped] = useState('');
  const [said, setSaid] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const full = t('listing:tags.full', { count: TAGS_PER_PRODUCT });
  const isFull = tags.length >= TAGS_PER_PRODUCT;
  const fault = wrong ?? (isFull && typed.trim() !== '' ? full : undefined);

  const add = (): void => {
    const fresh = entriesOf(typed).filter((tag) => !tags.includes(tag));
    if (isFull && fresh.length) return;
    const room = TAGS_PER_PRODUCT - tags.length;
    const taken = fresh.slice(0, room);
    if (taken.length) form.change({ tags: [...tags, ...taken] });
    setSaid(
      taken.length
        ? t('listing:tags.added', { tag: taken.join(', ') })
        : typed.trim() && t('listing:tags.twice', { tag: typed.trim() }),
    );
    setTyped(fresh.slice(room).join(', '));
  };

  const remove = (tag: string): void => {
    form.change({ tags: tags.filter((each) => each !== tag) });
    setSaid(t('listing:tags.removed', { tag }));
    input.current?.focus();
  };

  return (
    <Labelled id={ID} label={t('listing:field.tags')} hint={t('listing:hint.tags')} fault={fault}>
      {tags.length > 0 && (
        <ul className="flex flex-wrap gap-2" aria-label={t('listing:tags.list')}>
          {tags.map((tag) => (
            <li key={tag} className="badge py-0 pe-0 text-sm">
              <span className="wrap-anywhere">{tag}</span>
              <button
                type="button"
                className="grid size-9 flex-none place-items-center rounded hover:bg-line"
                aria-label={t('listing:tags.remove', { tag })}
                onClick={() => remove(tag)}
              >
                <X className="size-4" aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="flex gap-2">
        <input
          ref={input}
          id={ID}
          className="input"
          value={typed}
          maxLength={400}
          enterKeyHint="enter"
          {...describing(ID, 'always', fault)}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || isComposing(event)) return;
            event.preventDefault();
            add();
          }}
        />
        <button type="button" className="btn btn-quiet flex-none" onClick={add}>
          {t('listing:tags.add')}
        </button>
      </div>
      <p className="sr-only" role="status">
        {said}
      </p>
    </Labelled>
  );
}
