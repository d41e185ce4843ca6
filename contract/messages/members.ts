// Texts of the server about the people who share a company's account.
import { MAX_INVITATIONS, MAX_MEMBERS } from '../accounts/member-limits.ts';
import type { Texts } from './texts.ts';

export const MEMBER_ERROR_TEXTS = {
  readOnlyRole: {
    en: 'Your role in this company lets you read only. Its owner can change your role.',
    'zh-Hans': '您在本公司的角色仅可查看。如需操作，请联系账户所有者调整角色。',
  },
  ownerOnly: {
    en: "Only the owner of the company's account can do this.",
    'zh-Hans': '只有公司账户的所有者才能执行此操作。',
  },
  membersFull: {
    en: `A company can have ${MAX_MEMBERS} people beside the owner.`,
    'zh-Hans': `除所有者外，每家公司最多 ${MAX_MEMBERS} 名成员。`,
  },
  invitationsFull: {
    en: `At most ${MAX_INVITATIONS} invitations can be open. Please cancel one first.`,
    'zh-Hans': `最多同时保留 ${MAX_INVITATIONS} 个有效邀请，请先取消一个。`,
  },
} as const satisfies Record<string, Texts>;

export const MEMBER_SUCCESS_TEXTS = {
  invited: { en: 'The invitation was sent.', 'zh-Hans': '邀请已发送。' },
  inviteLinkMade: { en: 'The link is ready to copy.', 'zh-Hans': '邀请链接已生成，可复制。' },
  invitationCancelled: { en: 'The invitation was cancelled.', 'zh-Hans': '邀请已取消。' },
  roleChanged: { en: 'The role was changed.', 'zh-Hans': '角色已更改。' },
  memberRemoved: {
    en: 'The person was removed and signed out.',
    'zh-Hans': '该成员已移除，其登录已全部退出。',
  },
  joined: { en: 'You have joined the company.', 'zh-Hans': '您已加入该公司。' },
  memberRenamed: { en: 'Your name was changed.', 'zh-Hans': '姓名已更改。' },
  companyLeft: { en: 'You have left the company.', 'zh-Hans': '您已退出该公司。' },
} as const satisfies Record<string, Texts>;
