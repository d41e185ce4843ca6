// Field of a range: applies a plain number while it is typed, and anything else when the reader leaves the field.
import { useState } from 'react';
import { LabeledControl } from '../../../ui/fields/LabeledControl.tsx';
import { appliesWhileTyping, type Bounds } from '../../product-list/attribute-range.ts';
import { useCatalogStore } from '../../product-list/catalog-context.ts';
import type { Filters } from '../../product-list/catalog-url.ts';

interface Props {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly inputMode?: 'decimal';
  /** The error text below the field. */
  readonly fieldError?: string | undefined;
  /** Id of the error text, which may be elsewhere; falsy if the field is not the faulty one. */
  readonly faultId?: string | undefined;
  /** The range with this text as one of its bounds. */
  readonly boundsOf: (text: string) => Bounds;
  readonly patchOf: (text: string) => Partial<Filters>;
  readonly onLeave?: () => void;
}

export function TypedField(props: Props) {
  const { id, name, label, hint, value, inputMode, fieldError } = props;
  const { faultId = fieldError && `${id}-fault`, boundsOf, patchOf, onLeave } = props;
  const store = useCatalogStore();
  const [draft, setDraft] = useState<string | null>(null);
  const commit = () => {
    if (draft === null) return;
    onLeave?.();
    store.flush();
    store.choose(patchOf(draft));
    setDraft(null);
  };
  return (
    <LabeledControl id={id} label={label} labelClass="text-xs text-muted" fieldError={fieldError}>
      <input
        id={id}
        className="input tabular-nums"
        name={name}
        inputMode={inputMode}
        value={draft ?? value}
        placeholder={hint}
        aria-invalid={faultId ? true : undefined}
        aria-describedby={faultId}
        onChange={({ target }) => {
          setDraft(target.value);
          if (!appliesWhileTyping(boundsOf(target.value))) return;
          // One entry of the history for all that is typed.
          store[draft === null ? 'slide' : 'type'](patchOf(target.value));
        }}
        onBlur={commit}
        onKeyDown={(event) => event.key === 'Enter' && commit()}
      />
    </LabeledControl>
  );
}
