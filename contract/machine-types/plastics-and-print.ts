// Machine types that mould plastics and print paper.
import { choice, machineType, number, power, voltage, weight } from './define.ts';
import type { MachineType } from './machine-type.ts';

const NET_WEIGHT = { labels: ['net weight', 'machine weight', '净重', '机器重量'] };

export const INK_SETS = {
  cmyk: 'CMYK',
  'cmyk-white': 'CMYK + white | CMYK+白',
  'cmyk-white-varnish': 'CMYK + white + varnish | CMYK+白+光油',
  'cmyk-light-white-varnish': 'CMYK + Lc Lm + white + varnish | CMYK+浅青浅红+白+光油',
};

export const PLASTICS_AND_PRINT: readonly MachineType[] = [
  machineType(
    'injection-moulding-machine',
    'consumer-durables',
    'Injection moulding machine | 注塑机',
    [
      number('clamping-force', 'Clamping force | 锁模力', 'kN', {
        isKey: true,
        better: 'more',
        labels: ['clamp force', 'clamping tonnage', '合模力'],
      }),
      number('shot-weight', 'Shot weight (PS) | 注射量（PS）', 'g', {
        isKey: true,
        better: 'more',
        labels: [
          'capacity (shot weight, ps)',
          'shot weight',
          'injection weight',
          'injection weight (ps)',
          '注射量',
          '注射重量',
          '注射重量（ps）',
        ],
      }),
      number('tie-bar-distance', 'Tie-bar distance (horizontal) | 拉杆内距（水平）', 'mm', {
        isKey: true,
        takes: 'first',
        better: 'more',
        labels: [
          'tie-bar distance (h × v)',
          'tie-bar distance',
          'tie bar distance',
          'space between tie bars',
          '拉杆内距（水平 × 垂直）',
          '拉杆内距',
          '拉杆内间距',
        ],
      }),
      number('screw-diameter', 'Screw diameter | 螺杆直径', 'mm'),
      number('opening-stroke', 'Opening stroke | 开模行程', 'mm', {
        better: 'more',
        labels: ['mould opening stroke', 'clamping stroke', '移模行程'],
      }),
      number('mould-height', 'Maximum mould height | 最大容模厚度', 'mm', {
        better: 'more',
        labels: [
          'mould height',
          'mould thickness',
          'mold height',
          '容模厚度',
          '容模量',
          '最大模厚',
        ],
      }),
      choice(
        'drive',
        'Drive | 驱动方式',
        {
          'servo-hydraulic':
            'Servo-hydraulic | 伺服液压 | servo | 伺服 | servo injection moulding machine | 伺服注塑机',
          'all-electric':
            'All-electric | 全电动 | all-electric injection moulding machine | 全电动注塑机',
          hybrid: 'Hybrid | 油电混合 | 油电复合',
        },
        { labels: ['drive type', 'drive system', '动力方式'] },
      ),
      power({
        isKey: true,
        labels: ['motor power', 'pump motor power', '电机功率', '油泵马达功率'],
      }),
      voltage(),
      weight(NET_WEIGHT),
    ],
  ),
  machineType(
    'offset-press',
    'printing-machines-printers',
    'Sheet-fed offset press | 单张纸胶印机',
    [
      number('sheet-size', 'Maximum sheet size (long edge) | 最大纸张尺寸（长边）', 'mm', {
        isKey: true,
        better: 'more',
        labels: [
          'maximum sheet',
          'maximum sheet size',
          'max. sheet size',
          '最大纸张尺寸',
          '最大纸张',
          '最大印刷幅面',
        ],
      }),
      number('colours', 'Colours | 印刷色数', null, {
        isKey: true,
        better: 'more',
        labels: ['printing colours', 'number of colours', 'printing units', '色数', '机组数'],
      }),
      number('output', 'Output | 产能', 'sheets/h', {
        isKey: true,
        better: 'more',
        labels: ['capacity', 'printing speed', 'maximum speed', '印刷速度', '最高印刷速度'],
      }),
      number('paper-thickness', 'Maximum paper thickness | 最大纸张厚度', 'mm', {
        isKey: true,
        better: 'more',
        labels: ['paper thickness', 'sheet thickness', '纸张厚度', '承印物厚度'],
      }),
      number('register-accuracy', 'Register accuracy | 套印精度', 'mm', {
        better: 'less',
        labels: ['overprint accuracy', '套准精度'],
      }),
      number('feeder-pile-height', 'Feeder pile height | 给纸堆高', 'mm', {
        better: 'more',
        labels: ['feed pile height', 'paper pile height', '给纸堆高度', '输纸堆高度'],
      }),
      power({ labels: ['motor power', 'total power', '电机功率', '总功率'] }),
      voltage(),
      weight(NET_WEIGHT),
    ],
  ),
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
