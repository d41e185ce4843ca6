// Contact form: retains its values until the message was sent, and shows errors next to their fields.
import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { CONTACT_TOASTS } from '../../../contract/toasts/contact.ts';
import { browserApi } from '../../api/browser.ts';
import { I18nProvider, type LocalizedProps, useLang, useT } from '../../i18n/react.tsx';
import { Field } from '../../ui/fields/Field.tsx';
import { CheckedForm } from '../../ui/forms/CheckedForm.tsx';
import { fieldErrorsOf } from '../../ui/forms/form-state.ts';
import { contactFailure, contactForm } from './contact.ts';

const MAX_SUBJECT = 200;

/** A link may preset the subject: /contact?subject=Quality%20report. */
const subjectFromUrl = (): string =>
  (new URLSearchParams(location.search).get('subject') ?? '').slice(0, MAX_SUBJECT);

/** A form that the server has refused, in a browser without scripts. */
export interface RefusedForm {
  readonly values: Readonly<Record<string, string>>;
  readonly fieldErrors: Readonly<Record<string, string>>;
  readonly message: string;
}

function Form({ refused }: { readonly refused: RefusedForm | undefined }) {
  const lang = useLang();
  const t = useT();
  const store = useMemo(() => contactForm(browserApi(lang), lang), [lang]);
  const state = useStore(store.$state);
  const subject = useRef<HTMLInputElement | HTMLTextAreaElement>(null);
  const [isSent, setIsSent] = useState(false);
  const sending = state.status === 'sending';
  const isFirst = state.status === 'idle' && refused !== undefined;
  const fieldErrors = isFirst ? refused.fieldErrors : fieldErrorsOf(state);
  const failure = isFirst ? refused.message : contactFailure(state, lang);

  useEffect(() => {
    if (subject.current) subject.current.value ||= subjectFromUrl();
  }, []);

  const send = async (values: Record<string, unknown>, form: HTMLFormElement): Promise<void> => {
    setIsSent(false);
    const { status } = await store.send(values);
    if (status !== 'done') return;
    setIsSent(true);
    form.reset();
  };

  const givenName = (
    <Field
      key="given"
      id="contact"
      name="FirstName"
      defaultValue={refused?.values.FirstName}
      label={t('contact:form.firstName')}
      autoComplete="given-name"
      max={100}
      fieldError={fieldErrors.FirstName}
    />
  );
  const familyName = (
    <Field
      key="family"
      id="contact"
      name="LastName"
      defaultValue={refused?.values.LastName}
      label={t('contact:form.lastName')}
      autoComplete="family-name"
      max={100}
      fieldError={fieldErrors.LastName}
    />
  );

  return (
    <CheckedForm
      state={state}
      action={`/api/contact?lang=${lang}`}
      onSend={(values, form) => void send(values, form)}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        {lang === 'zh-Hans' ? [familyName, givenName] : [givenName, familyName]}
        <Field
          id="contact"
          name="Email"
          defaultValue={refused?.values.Email}
          label={t('contact:form.email')}
          type="email"
          autoComplete="email"
          hint={t('contact:form.emailHint')}
          max={254}
          required
          fieldError={fieldErrors.Email}
        />
        <Field
          id="contact"
          name="Company"
          defaultValue={refused?.values.Company}
          label={t('contact:form.company')}
          autoComplete="organization"
          max={200}
          fieldError={fieldErrors.Company}
        />
      </div>
      <Field
        id="contact"
        name="Subject"
        defaultValue={refused?.values.Subject}
        label={t('contact:form.subject')}
        max={MAX_SUBJECT}
        ref={(control) => {
          subject.current = control;
        }}
        fieldError={fieldErrors.Subject}
      />
      <Field
        id="contact"
        name="Message"
        defaultValue={refused?.values.Message}
        label={t('contact:form.message')}
        placeholder={t('contact:form.messagePlaceholder')}
        rows={6}
        hint={t('contact:form.messageHint')}
        required
        fieldError={fieldErrors.Message}
      />
      {/* Honeypot: hidden from people, filled in by bots. */}
      <div className="absolute -start-[200vw]" aria-hidden="true">
        <label htmlFor="contact-Website">{t('contact:form.honeypot')}</label>
        <input id="contact-Website" name="Website" tabIndex={-1} autoComplete="off" />
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <button className="btn btn-primary max-sm:w-full" type="submit" disabled={sending}>
          {sending ? t('contact:form.sending') : t('contact:form.send')}
        </button>
        <p className="text-sm text-muted">{t('contact:form.required')}</p>
      </div>
      <div role="status">
        {isSent && <p className="notice notice-jade">{CONTACT_TOASTS.sent.text[lang]}</p>}
      </div>
      <div role="alert">{failure && <p className="notice notice-red">{failure}</p>}</div>
    </CheckedForm>
  );
}

type Props = LocalizedProps & { readonly refused?: RefusedForm };

export default function ContactForm({ refused, ...props }: Props) {
  return (
    <I18nProvider {...props}>
      <Form refused={refused} />
    </I18nProvider>
  );
}
