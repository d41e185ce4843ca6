// Contact form: retains its values until the message was sent, and shows errors next to their fields.
import { useStore } from '@nanostores/react';
import { type FormEvent, useEffect, useMemo, useRef } from 'react';
import { browserApi } from '../../api/browser.ts';
import { I18nProvider, type LocalizedProps, useLang, useT } from '../../i18n/react.tsx';
import { Field } from '../../ui/fields/Field.tsx';
import { contactForm } from './contact.ts';

const MAX_SUBJECT = 200;
const NO_FIELD_ERRORS: Readonly<Record<string, string>> = {};

/** A link may preset the subject: /contact?subject=Quality%20report. */
const subjectFromUrl = (): string =>
  (new URLSearchParams(location.search).get('subject') ?? '').slice(0, MAX_SUBJECT);

function Form() {
  const lang = useLang();
  const t = useT();
  const store = useMemo(() => contactForm(browserApi(lang), lang), [lang]);
  const state = useStore(store.$state);
  const form = useRef<HTMLFormElement>(null);
  const sending = state.status === 'sending';
  const fieldErrors = state.status === 'failed' ? state.fields : NO_FIELD_ERRORS;

  useEffect(() => {
    const subject = form.current?.elements.namedItem('Subject');
    if (subject instanceof HTMLInputElement) subject.value ||= subjectFromUrl();
  }, []);

  useEffect(() => {
    if (Object.keys(fieldErrors).length)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [fieldErrors]);

  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const target = event.currentTarget;
    if (await store.send(Object.fromEntries(new FormData(target)))) target.reset();
  };

  return (
    <form ref={form} className="grid gap-5" noValidate onSubmit={(event) => void send(event)}>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          id="contact"
          name="FirstName"
          label={t('contact:form.firstName')}
          autoComplete="given-name"
          max={100}
          fieldError={fieldErrors.FirstName}
        />
        <Field
          id="contact"
          name="LastName"
          label={t('contact:form.lastName')}
          autoComplete="family-name"
          max={100}
          fieldError={fieldErrors.LastName}
        />
        <Field
          id="contact"
          name="Email"
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
          label={t('contact:form.company')}
          autoComplete="organization"
          max={200}
          fieldError={fieldErrors.Company}
        />
      </div>
      <Field
        id="contact"
        name="Subject"
        label={t('contact:form.subject')}
        max={MAX_SUBJECT}
        fieldError={fieldErrors.Subject}
      />
      <Field
        id="contact"
        name="Message"
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
        {state.status === 'sent' && <p className="notice notice-jade">{state.message}</p>}
      </div>
      <div role="alert">
        {state.status === 'failed' && <p className="notice notice-red">{state.message}</p>}
      </div>
    </form>
  );
}

export default function ContactForm(props: LocalizedProps) {
  return (
    <I18nProvider {...props}>
      <Form />
    </I18nProvider>
  );
}
