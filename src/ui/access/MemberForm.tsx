// Frame of a long form for members. The form stays mounted when the session ends, so that no input is lost.
import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useState } from 'react';
import type { Role, User } from '../../../contract/accounts/user.ts';
import { $account } from '../../stores/account.ts';
import { SignedIn } from './SignedIn.tsx';

interface Props {
  readonly roles?: readonly Role[];
  readonly visitor: ReactNode;
  readonly denied?: (user: User) => ReactNode;
  readonly skeleton: ReactNode;
  /** `isSignedOut` is true once the session has ended, and false again after a sign-in in another tab. */
  readonly children: (user: User, isSignedOut: boolean) => ReactNode;
}

export function MemberForm({ roles, visitor, denied, skeleton, children }: Props) {
  const account = useStore($account);
  const [member, setMember] = useState<User | null>(null);

  useEffect(() => {
    if (account.status !== 'signed-in') return;
    const { user } = account;
    if (roles && !roles.includes(user.role)) return;
    // Input of the previous user must not be saved under this account.
    if (member && member.id !== user.id) return location.reload();
    setMember(user);
  }, [account, member, roles]);

  if (member)
    return (
      <div className="contents" data-members>
        {children(member, account.status === 'visitor')}
      </div>
    );
  return (
    <SignedIn
      {...(roles ? { roles } : {})}
      {...(denied ? { denied } : {})}
      visitor={visitor}
      skeleton={skeleton}
    >
      {() => skeleton}
    </SignedIn>
  );
}
