// Machine types that make furniture panels and shop shelving.
import { choice, machineType, number, power, voltage, weight } from './define.ts';
import type { MachineType } from './machine-type.ts';

export const SHOP_FITTING: readonly MachineType[] = [
  machineType('cnc-panel-router', 'home-furnishings', 'CNC router for panels | 数控开料机', [
    number('working-length', 'Working length | 加工长度', 'mm', {
      isKey: true,
      better: 'more',
      labels: [
        'capacity (working area)',
        'working area',
        'working size',
        'table size',
        '加工幅面',
        '加工范围',
        '加工尺寸',
        '工作台面尺寸',
      ],
    }),
    number('spindle-power', 'Spindle power | 主轴功率', 'kW', {
      isKey: true,
      better: 'more',
      labels: ['spindle rating', 'spindle'],
    }),
    number('rapid-traverse', 'Rapid traverse | 快移速度', 'm/min', {
      isKey: true,
      better: 'more',
      labels: [
        'rapid traverse speed',
        'maximum travel speed',
        '空行程速度',
        '快速移动速度',
        '最高空行程速度',
      ],
    }),
    number('positioning-accuracy', 'Positioning accuracy | 定位精度', 'mm', { better: 'less' }),
    choice(
      'tool-changing',
      'Tool changing | 换刀方式',
      {
        carousel: 'Carousel magazine | 圆盘刀库 | 斗笠刀库 | carousel',
        linear:
          'Linear magazine | 直排刀库 | linear | door router with linear tool magazine | 门板雕刻加工中心',
        'multi-spindle':
          'Several spindles | 多工序主轴切换 | 多工序 | 四工序 | four-spindle cnc router | 四工序数控开料机',
        manual: 'Manual | 手动换刀 | 手动',
      },
      { labels: ['tool changer', 'tool magazine', '刀库', '刀库形式'] },
    ),
    choice(
      'drilling-unit',
      'Drilling unit | 排钻',
      {
        none: 'None | 不带',
        '5-and-4-spindles': '5+4 spindles | 5+4 排钻',
        '9-spindles': '9 spindles | 9 排钻',
        '12-spindles': '12 spindles | 12 排钻',
      },
      { labels: ['drill block', 'drilling head', '排钻包', '钻包'] },
    ),
    power({ isKey: true, labels: ['total power', 'installed power', '总功率', '装机功率'] }),
    voltage(),
    weight({ labels: ['net weight', '净重', '机床重量', '整机重量'] }),
  ]),
  machineType('shelf-roll-former', 'retail', 'Shelving roll forming machine | 货架冷弯成型机', [
    number('strip-width', 'Maximum strip width | 最大料宽', 'mm', {
      isKey: true,
      better: 'more',
      labels: ['strip width', 'coil width', 'sheet width', '料宽', '带钢宽度', '卷料宽度'],
    }),
    number('strip-thickness', 'Maximum strip thickness | 最大板厚', 'mm', {
      isKey: true,
      better: 'more',
      labels: [
        'strip thickness',
        'material thickness',
        'sheet thickness',
        '板厚',
        '料厚',
        '材料厚度',
      ],
    }),
    number('forming-stations', 'Forming stations | 成型道次', null, {
      isKey: true,
      better: 'more',
      labels: ['forming steps', 'roller stations', 'stations', '成型道数', '轧辊道次'],
    }),
    number('line-speed', 'Maximum line speed | 最高线速度', 'm/min', {
      isKey: true,
      better: 'more',
      labels: [
        'capacity (line speed)',
        'line speed',
        'forming speed',
        'working speed',
        '线速度',
        '成型速度',
        '生产速度',
      ],
    }),
    choice(
      'cut-off',
      'Cut-off | 切断方式',
      {
        stop: 'Hydraulic, stop to cut | 液压停剪 | hydraulic stop cutting | 液压停机剪切',
        'servo-flying': 'Servo flying shear | 伺服飞剪 | 伺服跟踪剪切',
        'hydraulic-flying': 'Hydraulic flying shear | 液压飞剪 | 液压跟踪剪切',
      },
      { labels: ['cutting method', 'cutting', '剪切方式', '切断'] },
    ),
    choice(
      'profile',
      'Profile | 成型产品',
      {
        'shelf-panel':
          'Shelf panel | 货架层板 | 层板 | supermarket shelf panel roll former | 超市货架层板冷弯成型机',
        upright:
          'Upright post | 货架立柱 | 立柱 | upright | upright post roll former | 货架立柱成型线',
        beam: 'Box beam | 货架横梁 | 横梁 | 抱焊横梁 | box beam roll former | 货架抱焊横梁成型机',
        'back-panel': 'Back panel | 货架背板 | 背板 | back panel roll former | 货架背板成型机',
        'cable-tray':
          'Cable tray | 电缆桥架 | 桥架 | cable-tray and shelf dual roll former | 桥架层板两用成型机',
      },
      { labels: ['product', 'formed profile', '产品', '型材'] },
    ),
    number('length', 'Length | 长度', 'm', {
      takes: 'first',
      labels: ['line length', 'dimensions (l × w × h)', '外形尺寸（长 × 宽 × 高）', '生产线长度'],
    }),
    power({ labels: ['total power', 'main motor power', '总功率', '主电机功率'] }),
    voltage(),
    weight({ labels: ['net weight', 'total weight', '净重', '总重量'] }),
  ]),
];
