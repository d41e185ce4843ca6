// A person who shares the company's account, with a choice of the role and a button that removes the person.
import { MEMBER_ROLES, type MemberRole } from '../../../../contract/accounts/member-limits.ts';
import type { Member } from '../../../../contract/accounts/members.ts';
import { useT } from '../../../i18n/react.tsx';

interface Props {
  readonly member: Member;
  readonly isBusy: boolean;
  readonly onRole: (role: MemberRole) => void;
  readonly onRemove: () => void;
}

export function MemberRow({ member: { name, email, role }, isBusy, onRole, onRemove }: Props) {
  const t = useT();
  const choose = (value: string): void => {
    const chosen = MEMBER_ROLES.find((each) => each === value);
    if (chosen && !isBusy) onRole(chosen);
  };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-3">
      <div className="grid min-w-0 flex-1 basis-48 gap-0.5">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-sm text-muted wrap-anywhere">{email}</p>
      </div>
      <div className="flex items-center gap-3 max-sm:w-full">
        <select
          className="input w-auto max-sm:flex-1"
          aria-label={t('people:roleOf', { name })}
          value={role}
          onChange={({ target }) => choose(target.value)}
        >
          {MEMBER_ROLES.map((each) => (
            <option key={each} value={each}>
              {t(`people:roles.${each}`)}
            </option>
          ))}
        </select>
        <button
          className="btn btn-quiet btn-small max-sm:min-h-11"
          type="button"
          aria-label={t('people:removeThis', { name })}
          onClick={onRemove}
        >
          {t('people:remove')}
        </button>
      </div>
    </li>
  );
}
