// Hook that keeps what is typed in a form in sessionStorage, so that it survives a reload and the end of the session.
import { useState } from 'react';
import { $sessionAccount } from '../../stores/session.ts';
import { readFromTab, storeInTab } from '../../stores/tab-storage.ts';

export interface KeptInput {
  /** Default values of the fields, by name. */
  readonly values: Readonly<Record<string, string>>;
  /** Stores the fields of the form. Files are left out. */
  keep(form: HTMLFormElement): void;
  /** Call it once the content is saved. */
  forget(): void;
}

const parse = (stored: string | null): Record<string, string> => {
  try {
    return Object.fromEntries(
      Object.entries(JSON.parse(stored ?? '{}') as object).map(([name, value]) => [
        name,
        String(value),
      ]),
    );
  } catch {
    return {};
  }
};

/** `name` identifies the form. Another account that signs in in the same tab does not see the input. */
export function useKeptInput(name: string): KeptInput {
  const [key] = useState(() => `draft:${name}:${$sessionAccount.get()}`);
  const [values, setValues] = useState(() => parse(readFromTab(key)));
  return {
    values,
    keep(form) {
      const texts = [...new FormData(form)].filter(([, value]) => typeof value === 'string');
      storeInTab(key, JSON.stringify(Object.fromEntries(texts)));
    },
    forget() {
      storeInTab(key, null);
      setValues({});
    },
  };
}
