// Texts of the server about second factors of sign-in.
import { MAX_PASSKEYS } from '../accounts/second-factor-limits.ts';
import type { Texts } from './texts.ts';

export const SECOND_FACTOR_ERROR_TEXTS = {
  secondFactorRequired: {
    en: 'Please complete the sign-in with your second step first.',
    'zh-Hans': '请先完成两步验证。',
  },
  confirmationRequired: {
    en: 'Nothing was changed. Please confirm that it is you.',
    'zh-Hans': '未作任何更改。请先确认是您本人操作。',
  },
  lastSecondFactor: {
    en: 'You must have a second step. Set up another one before you remove this one.',
    'zh-Hans': '您的账户必须启用两步验证。请先设置另一种方式，再移除此方式。',
  },
  secondFactorMissing: {
    en: 'Set up a passkey or an authenticator app first.',
    'zh-Hans': '请先设置通行密钥或验证器应用。',
  },
  passkeysFull: {
    en: `You can have ${MAX_PASSKEYS} passkeys. Please remove one first.`,
    'zh-Hans': `最多可添加 ${MAX_PASSKEYS} 个通行密钥，请先移除一个。`,
  },
  passkeysImpossible: {
    en: 'Passkeys do not work at this address. Please use an authenticator app.',
    'zh-Hans': '当前网址不支持通行密钥，请使用验证器应用。',
  },
  tooManyCodes: {
    en: 'Too many wrong codes. Please wait, or use a passkey or a recovery code.',
    'zh-Hans': '验证码错误次数过多，请稍后再试，或使用通行密钥、恢复码。',
  },
} as const satisfies Record<string, Texts>;

export const SECOND_FACTOR_FIELD_TEXTS = {
  codeWrong: {
    en: 'This code is not right. Please check it, or wait for the next one.',
    'zh-Hans': '验证码不正确，请核对或等待下一个验证码。',
  },
  codeUsed: {
    en: 'This code was used already. Please wait for the next one.',
    'zh-Hans': '该验证码已使用过，请等待下一个验证码。',
  },
  setupExpired: {
    en: 'The setup has expired. Please start again.',
    'zh-Hans': '设置已过期，请重新开始。',
  },
  passkeyRefused: {
    en: 'The passkey was not accepted. Please try again.',
    'zh-Hans': '通行密钥未通过验证，请重试。',
  },
} as const satisfies Record<string, Texts>;

export const SECOND_FACTOR_SUCCESS_TEXTS = {
  totpAdded: {
    en: 'Your authenticator app is set up.',
    'zh-Hans': '验证器应用已设置完成。',
  },
  totpRemoved: {
    en: 'Codes of your authenticator app are no longer asked for.',
    'zh-Hans': '已停用验证器应用。',
  },
  passkeyAdded: { en: 'The passkey was added.', 'zh-Hans': '通行密钥已添加。' },
  passkeyRemoved: { en: 'The passkey was removed.', 'zh-Hans': '通行密钥已移除。' },
  recoveryCodesMade: {
    en: 'You have new recovery codes. The old ones no longer work.',
    'zh-Hans': '已生成新的恢复码，旧恢复码已失效。',
  },
} as const satisfies Record<string, Texts>;
