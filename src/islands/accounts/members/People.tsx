// People who share the company's account: their roles, open invitations, and the form that invites.
import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { cancelInvitation } from '../../../../contract/accounts/invitations.ts';
import {
  changeMemberRole,
  type Invitation,
  listMembers,
  type Member,
  removeMember,
} from '../../../../contract/accounts/members.ts';
import { useLang, useT } from '../../../i18n/react.tsx';
import { appApi } from '../../../stores/app-api.ts';
import { createLoadStore } from '../../../stores/load-store.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { formatDate } from '../../../ui/format/date.ts';
import { useChange } from '../../../ui/use-change.ts';
import { ConfirmFirst } from '../email/ConfirmFirst.tsx';
import { Section } from '../settings/Section.tsx';
import { Invite } from './Invite.tsx';
import { MemberRow } from './MemberRow.tsx';

interface Props {
  /** Whether the email of the account must be confirmed before people are invited. */
  readonly mustConfirm: boolean;
}

interface InvitationProps {
  readonly invitation: Invitation;
  readonly onCancel: () => void;
}

function InvitationRow({ invitation: { email, role, expiresAt }, onCancel }: InvitationProps) {
  const t = useT();
  const lang = useLang();
  const name = email ?? t('people:anybody');
  const date = formatDate(lang, expiresAt);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-3">
      <div className="grid min-w-0 flex-1 basis-48 gap-0.5">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-sm text-muted">
          {t('people:until', { role: t(`people:roles.${role}`), date })}
        </p>
      </div>
      <button
        className="btn btn-quiet btn-small max-sm:w-full"
        type="button"
        aria-label={t('people:cancelThis', { name })}
        onClick={onCancel}
      >
        {t('people:cancel')}
      </button>
    </li>
  );
}

function PeopleList({ mustConfirm }: Props) {
  const t = useT();
  const lang = useLang();
  const api = useMemo(() => appApi(lang), [lang]);
  const people = useMemo(
    () => createLoadStore((signal) => api.call(listMembers, { signal })),
    [api],
  );
  const state = useStore(people.$state);
  const [removed, setRemoved] = useState<Member | null>(null);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => people.load(), [people]);

  const { isBusy, change } = useChange(t('people:failed'), () => people.load());
  const remove = async ({ id }: Member): Promise<void> => {
    await change(() => api.call(removeMember, { params: { id } }));
    setRemoved(null);
    // The button that had the focus was removed with its row.
    list.current?.focus();
  };
  const cancel = async ({ id }: Invitation): Promise<void> => {
    await change(() => api.call(cancelInvitation, { params: { id } }));
    list.current?.focus();
  };

  if (state.status === 'failed')
    return (
      <div className="notice notice-red grid w-full justify-items-start gap-3" role="alert">
        <p>{t('people:notLoaded')}</p>
        <button className="btn btn-quiet" type="button" onClick={() => void people.load()}>
          {t('people:again')}
        </button>
      </div>
    );
  if (state.status !== 'ready')
    return (
      <p className="text-sm text-muted" role="status">
        {t('people:loading')}
      </p>
    );
  const { members, invitations } = state.value;
  return (
    <div ref={list} className="grid w-full gap-5" tabIndex={-1}>
      {members.length === 0 ? (
        <p className="text-sm text-muted">{t('people:none')}</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line" aria-labelledby="people">
          {members.map((member) => (
            <MemberRow
              key={member.id}
              member={member}
              isBusy={isBusy}
              onRole={(role) =>
                void change(() =>
                  api.call(changeMemberRole, { params: { id: member.id }, body: { role } }),
                )
              }
              onRemove={() => setRemoved(member)}
            />
          ))}
        </ul>
      )}
      {invitations.length > 0 && (
        <div className="grid gap-2">
          <h3 id="invitations" className="text-base">
            {t('people:openTitle')}
          </h3>
          <ul className="divide-y divide-line border-y border-line" aria-labelledby="invitations">
            {invitations.map((invitation) => (
              <InvitationRow
                key={invitation.id}
                invitation={invitation}
                onCancel={() => void cancel(invitation)}
              />
            ))}
          </ul>
        </div>
      )}
      {mustConfirm ? <ConfirmFirst /> : <Invite api={api} onInvited={() => void people.load()} />}
      {removed && (
        <ConfirmDialog
          title={t('people:removeAsk', { name: removed.name })}
          text={t('people:removeText')}
          confirm={isBusy ? t('people:removing') : t('people:remove')}
          danger
          busy={isBusy}
          onConfirm={() => void remove(removed)}
          onClose={() => setRemoved(null)}
        />
      )}
    </div>
  );
}

export function People({ mustConfirm }: Props) {
  const t = useT();
  return (
    <Section id="people" title={t('people:title')} text={t('people:text')}>
      <PeopleList mustConfirm={mustConfirm} />
    </Section>
  );
}
