// Contact form: retains its values until the message was sent, and shows errors next to their fields.
import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { CONTACT_SENT_AS } from '../../../contract/dialect/contact.ts';
import { asReceived, nameAsReceived } from '../../../contract/dialect/sent-as.ts';
import { CONTACT_TOASTS } from '../../../contract/toasts/contact.ts';
import { browserApi } from '../../api/browser.ts';
import { I18nProvider, type LocalizedProps, useLang, useT } from '../../i18n/react.tsx';
import { Field } from '../../ui/fields/Field.tsx';
import { CheckedForm } from '../../ui/forms/CheckedForm.tsx';
import { type FormState, fieldErrorsOf } from '../../ui/forms/form-state.ts';
import { contactFailure, contactForm } from './contact.ts';

const MAX_SUBJECT = 200;

/** A link may preset the subject: /contact?subject=Quality%20report. */
const subjectFromUrl = (): string =>
  (new URLSearchParams(location.search).get('subject') ?? '').slice(0, MAX_SUBJECT);

/** A form that the server has refused, in a browser without scripts: with the names of its inputs. */
export interface RefusedForm {
  readonly values: Readonly<Record<string, string>>;
  readonly fieldErrors: Readonly<Record<string, string>>;
  readonly message: string;
}

/** The state for inputs, whose names are those of the wire. */
const inputStateOf = (state: FormState): FormState => {
  if (state.status !== 'failed') return state;
  const { recheck } = state;
  if (!recheck) return state;
  return {
    ...state,
    recheck: (name, values) =>
      recheck(nameAsReceived(name, CONTACT_SENT_AS), asReceived(values, CONTACT_SENT_AS)),
  };
};

function Form({ refused }: { readonly refused: RefusedForm | undefined }) {
  const lang = useLang();
  const t = useT();
  const store = useMemo(() => contactForm(browserApi(lang), lang), [lang]);
  const state = useStore(store.$state);
  const inputState = useMemo(() => inputStateOf(state), [state]);
  const subject = useRef<HTMLInputElement | HTMLTextAreaElement>(null);
  const [isSent, setIsSent] = useState(false);
  const sending = state.status === 'sending';
  const isFirst = state.status === 'idle' && refused !== undefined;
  const fieldErrors = isFirst
    ? asReceived(refused.fieldErrors, CONTACT_SENT_AS)
    : fieldErrorsOf(state);
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

  const field = (name: keyof typeof CONTACT_SENT_AS) => ({
    id: 'contact',
    name: CONTACT_SENT_AS[name],
    defaultValue: refused?.values[CONTACT_SENT_AS[name]],
    fieldError: fieldErrors[name],
  });
  const givenName = (
    <Field
      key="given"
      {...field('firstName')}
      label={t('contact:form.firstName')}
      autoComplete="given-name"
      max={100}
    />
  );
  const familyName = (
    <Field
      key="family"
      {...field('lastName')}
      label={t('contact:form.lastName')}
      autoComplete="family-name"
      max={100}
    />
  );

  return (
    <CheckedForm
      state={inputState}
      action={`/api/contact?lang=${lang}`}
      onSend={(values, form) => void send(asReceived(values, CONTACT_SENT_AS), form)}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        {lang === 'zh-Hans' ? [familyName, givenName] : [givenName, familyName]}
        <Field
          {...field('email')}
          label={t('contact:form.email')}
          type="email"
          autoComplete="email"
          hint={t('contact:form.emailHint')}
          max={254}
          required
        />
        <Field
          {...field('company')}
          label={t('contact:form.company')}
          autoComplete="organization"
          max={200}
        />
      </div>
      <Field
        {...field('subject')}
        label={t('contact:form.subject')}
        max={MAX_SUBJECT}
        ref={(control) => {
          subject.current = control;
        }}
      />
      <Field
        {...field('message')}
        label={t('contact:form.message')}
        placeholder={t('contact:form.messagePlaceholder')}
        rows={6}
        hint={t('contact:form.messageHint')}
        required
      />
      {/* Honeypot: hidden from people, filled in by bots. */}
      <div className="absolute -start-[200vw]" aria-hidden="true">
        <label htmlFor="contact-Website">{t('contact:form.honeypot')}</label>
        <input
          id="contact-Website"
          name={CONTACT_SENT_AS.website}
          tabIndex={-1}
          autoComplete="off"
        />
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
