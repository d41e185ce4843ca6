// Hook that creates the store of a Send Inquiry form, and restores and stores its draft.
import { useEffect, useState } from 'react';
import type { User } from '../../../../contract/accounts/user.ts';
import { useLang, useT } from '../../../i18n/react.tsx';
import { appApi } from '../../../stores/app-api.ts';
import { autosaveDraft } from '../../../ui/forms/unsaved.ts';
import { type EnquiryAbout, type EnquiryForm, enquiryDrafts, enquiryForm } from './enquiry-form.ts';

/** Characters of a subject. */
const MAX_SUBJECT_LENGTH = 200;

interface Options {
  readonly about: EnquiryAbout;
  readonly user: User;
  readonly isWindow: boolean;
  /** Name of the product, for the subject; null without one. */
  readonly name: string | null;
}

/** The options of the first render are used. */
export function useEnquiryForm({ about, user, isWindow, name }: Options): EnquiryForm {
  const t = useT();
  const lang = useLang();
  const [drafts] = useState(() => enquiryDrafts(user.id, about));
  const [form] = useState(() => {
    const subject = name === null ? '' : t('enquiryForm:subjectFor', { name });
    return enquiryForm(appApi(lang), lang, {
      about,
      user,
      isWindow,
      subject: subject.slice(0, MAX_SUBJECT_LENGTH),
      draft: drafts.read()?.values,
    });
  });
  useEffect(() => autosaveDraft(form, drafts), [form, drafts]);
  return form;
}
