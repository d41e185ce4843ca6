// Window with the name of a saved search, and whether it has an alert. Errors are shown in it, and what was typed stays.
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { requiredText } from '../../../contract/body.ts';
import { fieldErrorText } from '../../../contract/messages.ts';
import { MAX_SAVED_SEARCH_NAME_LENGTH } from '../../../contract/saved-searches/saved-search-limits.ts';
import type { SavedSearch } from '../../../contract/saved-searches/saved-searches.ts';
import { useHref, useLang, useT } from '../../i18n/react.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { Field } from '../../ui/fields/Field.tsx';
import { CheckedForm } from '../../ui/forms/CheckedForm.tsx';
import { FormRefusal } from '../../ui/forms/FormRefusal.tsx';
import { formSender } from '../../ui/forms/form-sender.ts';
import { fieldErrorsOf } from '../../ui/forms/form-state.ts';
import { useKeptInput } from '../../ui/forms/kept-input.ts';
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx';
import { SAVED_SEARCHES_PATH } from './saved-searches-path.ts';

const searchForm = z.object({
  name: requiredText(MAX_SAVED_SEARCH_NAME_LENGTH),
  alert: z.boolean(),
});

export type SearchValues = z.output<typeof searchForm>;

interface Props {
  readonly title: string;
  readonly name: string;
  /** null: the window is for the name only. */
  readonly alert: boolean | null;
  readonly save: (values: SearchValues) => Promise<SavedSearch>;
  readonly onSaved: (saved: SavedSearch) => void;
  readonly onClose: () => void;
  /** As of useKeptInput(). */
  readonly keptAs: string;
  /** As of Dialog. */
  readonly reopen?: string;
}

type FormEntries = Readonly<Record<string, unknown>>;

const valuesOf = ({ name, alert }: FormEntries): SearchValues => ({
  name: String(name ?? ''),
  alert: alert === 'on',
});

/** Needs the namespaces common and savedSearches. */
export function SearchForm(props: Props) {
  const { title, name, alert, save, onSaved, onClose, keptAs, reopen } = props;
  const t = useT();
  const lang = useLang();
  const href = useHref();
  const kept = useKeptInput(keptAs);
  const [form] = useState(() => formSender(searchForm, lang, fieldErrorText, save));
  const state = useStore(form.$state);
  const code = state.status === 'failed' ? state.code : null;
  const fieldErrors = fieldErrorsOf(state);

  const close = (): void => {
    kept.forget();
    onClose();
  };

  const send = async (entries: FormEntries): Promise<void> => {
    const outcome = await form.send(valuesOf(entries));
    if (outcome.status !== 'done') return;
    close();
    onSaved(outcome.answer);
  };

  return (
    <Dialog open title={title} onClose={close} reopen={reopen}>
      <CheckedForm state={state} kept={kept} onSend={(entries) => void send(entries)}>
        <Field
          id="saved-search"
          name="name"
          label={t('savedSearches:dialog.name')}
          autoComplete="off"
          max={MAX_SAVED_SEARCH_NAME_LENGTH}
          required
          defaultValue={kept.values.name ?? name}
          fieldError={fieldErrors.name}
        />
        {alert !== null && (
          <div>
            <label className="flex min-h-11 items-center gap-3 text-sm font-semibold">
              <input
                className="size-5"
                type="checkbox"
                name="alert"
                defaultChecked={kept.values.name === undefined ? alert : 'alert' in kept.values}
                aria-describedby="saved-search-alert-hint"
              />
              {t('savedSearches:dialog.alert')}
            </label>
            <p id="saved-search-alert-hint" className="ps-8 text-sm text-muted">
              {t('savedSearches:dialog.alertHint')}
            </p>
          </div>
        )}
        <FormRefusal state={state} fallback={t('savedSearches:dialog.failed')}>
          {fieldErrors.query && <p>{fieldErrors.query}</p>}
          {code === 'savedSearchesFull' && (
            <a className="link py-2" href={href(SAVED_SEARCHES_PATH)}>
              {t('savedSearches:dialog.list')}
            </a>
          )}
        </FormRefusal>
        <div className="flex flex-wrap justify-end gap-2">
          <button type="button" className="btn btn-quiet" onClick={close}>
            {t('cancel')}
          </button>
          <SubmitButton state={state} text={t('savedSearches:dialog.save')} />
        </div>
      </CheckedForm>
    </Dialog>
  );
}
