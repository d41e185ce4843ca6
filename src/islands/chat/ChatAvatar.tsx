// Picture or initials of the counterpart in a conversation.
import type { Participant } from '../../../contract/trade/references.ts';
import { Avatar } from '../suppliers/Avatar.tsx';

interface Props {
  readonly name: string;
  /** null for a deleted account. */
  readonly participant: Participant | null;
}

export function ChatAvatar({ name, participant }: Props) {
  const { initials = '', avatar = null } = participant ?? {};
  return <Avatar name={name} initials={initials} avatar={avatar} size="small" />;
}
