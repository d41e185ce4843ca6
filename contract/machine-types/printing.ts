// Machine types of digital printing.
import { choice, machineType, number, power, voltage, weight } from './define.ts';
import type { MachineType } from './machine-type.ts';

export const INK_SETS = {
  cmyk: 'CMYK',
  'cmyk-white': 'CMYK + white | CMYK+白',
  'cmyk-white-varnish': 'CMYK + white + varnish | CMYK+白+光油',
  'cmyk-light-white-varnish': 'CMYK + Lc Lm + white + varnish | CMYK+浅青浅红+白+光油',
};

export const PRINTING: readonly MachineType[] = [
  machineType('uv-printer', 'printing-machines-printers', 'UV printer | UV 打印机', [
    number('printing-width', 'Printing width | 打印宽度', 'mm', {
      isKey: true,
      takes: 'first',
      better: 'more',
      labels: ['printing area', 'print size', 'print width', '打印幅面', '打印尺寸'],
    }),
    number('printing-speed', 'Printing speed | 打印速度', 'm²/h', {
      isKey: true,
      better: 'more',
      labels: ['capacity', 'print speed'],
    }),
    number('resolution', 'Maximum resolution | 最高分辨率', 'dpi', {
      isKey: true,
      better: 'more',
      labels: ['resolution', 'print resolution', '分辨率', '打印精度'],
    }),
    number('print-heads', 'Number of print heads | 喷头数量', null, {
      better: 'more',
      labels: ['print heads', '喷头'],
    }),
    number('media-height', 'Maximum media height | 最大打印高度', 'mm', {
      isKey: true,
      better: 'more',
      labels: ['media height', 'media thickness', 'print height', '打印高度', '材料厚度'],
    }),
    choice('ink-set', 'Ink set | 墨水配置', INK_SETS, {
      labels: ['ink', 'inks', 'colours', '墨水', '墨路', '颜色配置'],
    }),
    choice(
      'design',
      'Design | 结构型式',
      {
        flatbed: 'Flatbed | 平板式 | uv flatbed printer | UV 平板打印机',
        'small-format': 'Small-format | 小幅面 | small-format uv printer | 小幅面 UV 打印机',
        hybrid:
          'Hybrid, board and roll | 板卷一体 | hybrid uv printer for board and roll | 板卷一体 UV 打印机',
        dtf: 'UV DTF | 水晶标 | uv dtf printer | UV DTF 水晶标打印机',
        'visual-positioning':
          'Visual-positioning | 视觉定位 | visual-positioning uv printer | 视觉定位 UV 打印机',
      },
      { labels: ['printer type', '结构形式', '机型', '机器类型'] },
    ),
    power({ labels: ['total power', 'rated power', '总功率', '额定功率'] }),
    voltage(),
    weight({ labels: ['net weight', '净重', '整机重量'] }),
  ]),
];
