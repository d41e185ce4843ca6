// Client texts for an unreachable backend (spec §8). A separate file, because every signed-in screen loads it.
import type { Texts } from './texts.ts';

export const BACKEND_TEXTS = {
  down: {
    en: 'Backend server not available. Please start the database backend server first.',
    'zh-Hans': '后端服务不可用，请先启动数据库后端服务。',
  },
  downShort: { en: 'Backend server not available.', 'zh-Hans': '后端服务不可用。' },
  downHint: {
    en: 'Backend not available. Please start the database backend first.',
    'zh-Hans': '后端不可用，请先启动数据库后端。',
  },
  signedOutLocally: { en: 'Logged out locally', 'zh-Hans': '已在本设备退出登录' },
} as const satisfies Record<string, Texts>;
