// Tag input: accepts one tag or several separated by commas, rejects duplicates; each tag can be removed (spec §5, Tags).
import { useStore } from '@nanostores/react';
import X from 'lucide-react/icons/x';
import { useRef, useState } from 'react';
import { TAGS_PER_PRODUCT } from '../../../../../contract/limits.ts';
import { useT } from '../../../../i18n/react.tsx';
import { isComposing } from '../../../../ui/fields/composing.ts';
import { fieldAriaProps, LabeledControl } from '../../../../ui/fields/LabeledControl.tsx';
import type { ProductFormStore } from '../product-form-types.ts';
import { entriesOf } from '../product-values.ts';

const ID = 'listing-tags';

export function TagsField({ form }: { readonly form: ProductFormStore }) {
  const t = useT();
  const { tags } = useStore(form.$values);
  const { tags: formError } = useStore(form.$fieldErrors);
  const [typed, setTyped] = useState('');
  const [announcement, setAnnouncement] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const full = t('listing:tags.full', { count: TAGS_PER_PRODUCT });
  const isFull = tags.length >= TAGS_PER_PRODUCT;
  const fieldError = formError ?? (isFull && typed.trim() !== '' ? full : undefined);

  const add = (): void => {
    const newTags = entriesOf(typed).filter((tag) => !tags.includes(tag));
    if (isFull && newTags.length) return;
    const remaining = TAGS_PER_PRODUCT - tags.length;
    const accepted = newTags.slice(0, remaining);
    if (accepted.length) form.change({ tags: [...tags, ...accepted] });
    setAnnouncement(
      accepted.length
        ? t('listing:tags.added', { tag: accepted.join(', ') })
        : typed.trim() && t('listing:tags.twice', { tag: typed.trim() }),
    );
    setTyped(newTags.slice(remaining).join(', '));
  };

  const remove = (tag: string): void => {
    form.change({ tags: tags.filter((each) => each !== tag) });
    setAnnouncement(t('listing:tags.removed', { tag }));
    input.current?.focus();
  };

  return (
    <LabeledControl
      id={ID}
      label={t('productFields:form.tags')}
      hint={t('productFields:hint.tags')}
      fieldError={fieldError}
    >
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
          {...fieldAriaProps(ID, 'always', fieldError)}
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
        {announcement}
      </p>
    </LabeledControl>
  );
}
