// What the page of an invitation loads on demand.
export { readInvitation } from '../../../../contract/accounts/invitations.ts';
export { JoinForm } from './JoinForm.tsx';
