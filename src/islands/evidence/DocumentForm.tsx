// Form of a document: its kind, the fields of the kind, the file, and the consent to how it is checked and kept.
import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { EvidenceDocument } from '../../../contract/evidence/document.ts';
import {
  correctEvidence,
  correctedEvidence,
  newEvidence,
  submitEvidence,
} from '../../../contract/evidence/evidence.ts';
import {
  EVIDENCE_KINDS,
  type EvidenceKind,
  FIELDS_OF_KIND,
  FILE_KEPT_DAYS,
  isFieldRequired,
  levelOfKind,
  MAX_EVIDENCE_ISSUER_LENGTH,
  MAX_EVIDENCE_NUMBER_LENGTH,
  MAX_EVIDENCE_TITLE_LENGTH,
  VALID_YEARS_WITHOUT_END,
} from '../../../contract/evidence/evidence-kinds.ts';
import { EVIDENCE_NAMES } from '../../../contract/messages/evidence-names.ts';
import { evidenceFieldErrorText } from '../../../contract/messages/fields/evidence-field.ts';
import type { Api } from '../../api/call.ts';
import { useLang, useT } from '../../i18n/react.tsx';
import { levelName } from '../../i18n/trade-names.ts';
import { openedAt } from '../../stores/open-window.ts';
import { showToast } from '../../toasts/toasts.ts';
import { Field } from '../../ui/fields/Field.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { CheckedForm } from '../../ui/forms/CheckedForm.tsx';
import { FormRefusal } from '../../ui/forms/FormRefusal.tsx';
import { formSender } from '../../ui/forms/form-sender.ts';
import { fieldErrorsOf } from '../../ui/forms/form-state.ts';
import { useKeptInput } from '../../ui/forms/kept-input.ts';
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx';
import { documentName } from './document-name.ts';
import { FileField } from './FileField.tsx';

interface Props {
  readonly api: Api;
  /** The document that is corrected; null for a new one. */
  readonly document: EvidenceDocument | null;
  readonly onSubmitted: () => void;
  readonly onCancel: () => void;
}

const MAX_LENGTHS = {
  title: MAX_EVIDENCE_TITLE_LENGTH,
  number: MAX_EVIDENCE_NUMBER_LENGTH,
  issuer: MAX_EVIDENCE_ISSUER_LENGTH,
} as const;

/** Labels that differ from the usual one of their field. */
const OWN_LABELS = {
  title: [
    'factoryAddress',
    'factoryPhoto',
    'certificate',
    'auditReport',
    'testReport',
    'reference',
  ],
  number: ['businessLicence'],
  issuer: ['auditReport', 'testReport', 'reference'],
  issued: ['factoryPhoto'],
  expires: [],
} as const satisfies Record<string, readonly EvidenceKind[]>;

/** Fragment of the page that opens the form for another document. */
export const ADD_DOCUMENT = '#add';

const kindOf = (value: string | undefined): EvidenceKind | undefined =>
  EVIDENCE_KINDS.find((each) => each === value);

export function DocumentForm({ api, document, onSubmitted, onCancel }: Props) {
  const t = useT();
  const lang = useLang();
  const id = document?.id;
  const sender = useMemo(
    () =>
      id === undefined
        ? formSender(newEvidence, lang, evidenceFieldErrorText, (body) =>
            api.call(submitEvidence, { body }),
          )
        : formSender(correctedEvidence, lang, evidenceFieldErrorText, (body) =>
            api.call(correctEvidence, { params: { id }, body }),
          ),
    [api, id, lang],
  );
  const state = useStore(sender.$state);
  const fieldErrors = fieldErrorsOf(state);
  const kept = useKeptInput(`document:${id ?? 'new'}`);
  const [kind, setKind] = useState<EvidenceKind>(
    () => document?.kind ?? kindOf(kept.values.kind) ?? 'businessLicence',
  );
  const [file, setFile] = useState<File | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => (id === undefined ? openedAt(ADD_DOCUMENT) : undefined), [id]);

  const send = async (values: Record<string, unknown>): Promise<void> => {
    const outcome = await sender.send({ ...values, kind, file: file ?? undefined });
    if (outcome.status !== 'done') return;
    kept.forget();
    const { message } = outcome.answer;
    if (message) showToast('success', { text: message });
    onSubmitted();
  };
  const labelOf = (field: keyof typeof OWN_LABELS): string => {
    const own: readonly string[] = OWN_LABELS[field];
    const which = own.includes(kind) ? kind : 'default';
    return t(`evidence:form.label.${field}.${which}` as 'evidence:form.label.title.default');
  };
  const title = document
    ? t('evidence:form.correct', { name: documentName(lang, document) })
    : t('evidence:form.title');
  return (
    <section className="plate grid grid-cols-1 gap-4 p-4 sm:p-6" aria-labelledby="document-title">
      <h2 id="document-title" className="text-lg wrap-anywhere" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <CheckedForm
        state={state}
        labelledBy="document-title"
        kept={kept}
        onSend={(values) => void send(values)}
      >
        <Select
          id="document"
          name="kind"
          label={t('evidence:form.kind')}
          options={EVIDENCE_KINDS.map((value) => ({
            value,
            label: t('evidence:form.forLevel', {
              name: EVIDENCE_NAMES[value][lang],
              level: levelName(t, levelOfKind(value)),
            }),
          }))}
          hint={t(`evidence:form.hint.${kind}`)}
          disabled={document !== null}
          value={kind}
          onChange={({ target }) => setKind(kindOf(target.value) ?? kind)}
          fieldError={fieldErrors.kind}
          required
        />
        <div className="grid gap-5 sm:grid-cols-2">
          {FIELDS_OF_KIND[kind].map((field) => (
            <Field
              key={field}
              id="document"
              name={field}
              type={field === 'issued' || field === 'expires' ? 'date' : 'text'}
              label={labelOf(field)}
              hint={
                field === 'expires'
                  ? t('evidence:form.label.expires.hint', { years: VALID_YEARS_WITHOUT_END })
                  : undefined
              }
              max={
                field in MAX_LENGTHS ? MAX_LENGTHS[field as keyof typeof MAX_LENGTHS] : undefined
              }
              defaultValue={kept.values[field] ?? document?.[field] ?? ''}
              required={isFieldRequired(kind, field)}
              fieldError={fieldErrors[field]}
            />
          ))}
        </div>
        <FileField
          file={file}
          earlier={document?.file?.name ?? null}
          onFile={setFile}
          fieldError={fieldErrors.file}
        />
        <div className="grid gap-2">
          <p className="text-sm text-muted" id="document-purpose">
            {t('evidence:form.purpose', { days: FILE_KEPT_DAYS })}
          </p>
          <label className="flex items-start gap-3 py-1">
            <input
              className="mt-1"
              type="checkbox"
              id="document-consent"
              name="consent"
              value="true"
              aria-describedby={`document-purpose${fieldErrors.consent ? ' document-consent-fault' : ''}`}
              aria-invalid={fieldErrors.consent ? true : undefined}
            />
            <span>{t('evidence:form.consent')}</span>
          </label>
          {fieldErrors.consent && (
            <p className="fault" id="document-consent-fault">
              {fieldErrors.consent}
            </p>
          )}
        </div>
        <FormRefusal state={state} fallback={t('evidence:error')} />
        <div className="flex flex-wrap gap-3">
          <SubmitButton
            state={state}
            text={t('evidence:form.send')}
            sendingText={t('evidence:form.sending')}
            className="max-sm:w-full"
          />
          <button type="button" className="btn btn-quiet max-sm:w-full" onClick={onCancel}>
            {t('evidence:form.cancel')}
          </button>
        </div>
      </CheckedForm>
    </section>
  );
}
