// Field error texts for the content of a video, which only the server reads: forms do not load them.
import type { Texts } from './texts.ts';

export const VIDEO_TEXTS = {
  videoHevc: {
    en: 'Many browsers cannot play HEVC (H.265) video. Please record it in H.264: on an iPhone, set Settings › Camera › Formats to Most Compatible; on other phones, turn off HEVC in the camera settings.',
    'zh-Hans':
      '许多浏览器无法播放 HEVC（H.265）视频，请改用 H.264 录制：iPhone 请将“设置 › 相机 › 格式”改为“兼容性最佳”；其他手机请在相机设置中关闭 HEVC（高效视频）。',
  },
} as const satisfies Record<string, Texts>;
