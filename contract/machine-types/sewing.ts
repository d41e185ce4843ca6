// Machine types that cut, sew, quilt and seal cloth.
import { choice, machineType, number, power, voltage, weight } from './define.ts';
import type { MachineType } from './machine-type.ts';

const NET_WEIGHT = { labels: ['net weight', '净重', '机器重量', '整机重量'] };

export const SEWING: readonly MachineType[] = [
  machineType('industrial-sewing-machine', 'apparels', 'Industrial sewing machine | 工业缝纫机', [
    number('sewing-speed', 'Maximum sewing speed | 最高缝速', 'stitches/min', {
      isKey: true,
      better: 'more',
      labels: [
        'capacity (maximum sewing speed)',
        'sewing speed',
        'max. sewing speed',
        '缝速',
        '缝纫速度',
        '最高缝纫速度',
      ],
    }),
    number('stitch-length', 'Maximum stitch length | 最大针距', 'mm', {
      isKey: true,
      better: 'more',
      labels: ['stitch length', 'max. stitch length', '针距'],
    }),
    number('presser-foot-lift', 'Presser foot lift | 压脚升距', 'mm', {
      isKey: true,
      better: 'more',
      labels: ['presser foot height', 'presser foot stroke', '压脚提升高度', '压脚高度'],
    }),
    choice('kind', 'Kind | 机种', {
      lockstitch:
        'Lockstitch | 平缝机 | 平缝 | direct-drive lockstitch sewing machine | 直驱电脑平缝机',
      overlock: 'Overlock | 包缝机 | 包缝 | four-thread overlock machine | 四线包缝机',
      interlock:
        'Interlock | 绷缝机 | 绷缝 | coverstitch | cylinder-bed interlock machine | 筒形绷缝机',
      pattern: 'Programmable pattern | 花样机 | 电脑花样机 | programmable pattern sewing machine',
      'bar-tack': 'Bar-tacking | 套结机 | 电子套结机 | bartack | electronic bar-tacking machine',
      'walking-foot':
        'Walking foot | 综合送料机 | 综合送料 | 厚料机 | walking-foot machine for heavy material | 厚料综合送料缝纫机',
      buttonhole: 'Buttonhole | 锁眼机',
      'button-attaching': 'Button attaching | 钉扣机',
    }),
    choice(
      'needle-size',
      'Needle size | 机针规格',
      {
        '9-18': '#9–#18 | #9–#18 | 9–18 | 9-18',
        '11-22': '#11–#22 | #11–#22 | 11–22 | 11-22',
        '14-23': '#14–#23 | #14–#23 | 14–23 | 14-23',
      },
      { labels: ['needle', '机针', '针号'] },
    ),
    choice(
      'lubrication',
      'Lubrication | 润滑方式',
      {
        automatic: 'Sealed oil pan, automatic | 全封闭油盘自动供油 | automatic | 自动供油',
        'semi-dry': 'Semi-dry head | 微油机头 | 微油',
        dry: 'Dry head | 无油机头 | 无油',
      },
      { labels: ['lubrication system', '供油方式'] },
    ),
    power({ labels: ['motor power', 'motor', '电机功率'] }),
    voltage(),
    weight(NET_WEIGHT),
  ]),
  machineType('cnc-fabric-cutter', 'apparels', 'CNC fabric cutting machine | 数控裁床', [
    number('cutting-width', 'Cutting width | 有效裁宽', 'mm', {
      isKey: true,
      better: 'more',
      labels: ['effective cutting width', 'maximum cutting width', '裁剪宽度', '最大裁宽'],
    }),
    number('cutting-length', 'Cutting window length | 有效裁长', 'mm', {
      isKey: true,
      better: 'more',
      labels: ['cutting length', 'effective cutting length', '裁剪长度', '裁剪窗口长度'],
    }),
    number('cutting-height', 'Maximum cutting height (compressed) | 最大裁高（压缩后）', 'mm', {
      isKey: true,
      better: 'more',
      labels: [
        'capacity (compressed cutting height)',
        'maximum cutting height',
        'cutting height',
        'cutting thickness',
        '最大裁剪高度',
        '裁剪高度',
        '裁剪厚度',
      ],
    }),
    number('cutting-speed', 'Maximum cutting speed | 最高裁剪速度', 'm/min', {
      isKey: true,
      better: 'more',
      labels: ['cutting speed', '裁剪速度', '切割速度'],
    }),
    number('cutting-accuracy', 'Cutting accuracy | 裁剪精度', 'mm', {
      better: 'less',
      labels: ['accuracy', '切割精度'],
    }),
    choice(
      'knife',
      'Knife | 刀具类型',
      {
        reciprocating: 'Reciprocating knife | 往复式直刀 | 直刀 | straight knife',
        oscillating: 'Oscillating knife | 振动刀',
        round: 'Round knife | 圆刀 | rotary knife',
        laser: 'Laser | 激光',
      },
      { labels: ['knife type', 'cutting tool', '裁刀', '刀具'] },
    ),
    power({ labels: ['total power', 'installed power', '总功率', '装机功率'] }),
    voltage(),
    weight(NET_WEIGHT),
  ]),
  machineType('quilting-machine', 'home-furnishings', 'Quilting machine | 绗缝机', [
    number('quilting-width', 'Quilting width | 绗缝宽度', 'mm', {
      isKey: true,
      better: 'more',
      labels: ['maximum quilting width', 'working width', '最大绗缝宽度', '有效绗缝宽度'],
    }),
    number('quilting-thickness', 'Maximum quilting thickness | 最大绗缝厚度', 'mm', {
      isKey: true,
      better: 'more',
      labels: ['quilting thickness', '绗缝厚度'],
    }),
    number('output', 'Output | 产能', 'm/h', {
      isKey: true,
      better: 'more',
      labels: ['capacity', 'quilting speed', 'production speed', '产量', '生产速度', '绗缝速度'],
    }),
    number('shaft-speed', 'Maximum main shaft speed | 主轴最高转速', 'rpm', {
      better: 'more',
      labels: ['main shaft speed', 'speed', '主轴转速', '转速'],
    }),
    choice(
      'stitch',
      'Stitch | 线迹',
      {
        chain:
          'Chain stitch | 链式 | 链式线迹 | chain-stitch multi-needle quilting machine | 链式多针绗缝机',
        lock: 'Lock stitch | 锁式 | 锁式线迹 | 梭式 | lock-stitch multi-needle quilting machine | 锁式多针绗缝机',
        ultrasonic:
          'Ultrasonic, without thread | 超声波无线 | ultrasonic | 超声波 | ultrasonic quilting machine | 超声波绗缝机',
      },
      { labels: ['stitch type', '线迹类型', '线迹形式'] },
    ),
    choice(
      'cut-off-device',
      'Cut-off device | 裁断装置',
      {
        both: 'Slitter and cross cutter | 带切边和横切',
        slitter: 'Edge slitter only | 仅切边',
        none: 'None | 不带',
      },
      { labels: ['cutting device', '裁切装置'] },
    ),
    power({ isKey: true, labels: ['total power', '总功率'] }),
    voltage(),
    weight(NET_WEIGHT),
  ]),
  machineType(
    'seam-sealing-machine',
    'trekking-hiking',
    'Hot-air seam sealing machine | 热风压胶机',
    [
      number('sealing-speed', 'Maximum sealing speed | 最高压胶速度', 'm/min', {
        isKey: true,
        better: 'more',
        labels: [
          'capacity (sealing speed)',
          'sealing speed',
          'working speed',
          '压胶速度',
          '工作速度',
        ],
      }),
      number('tape-width', 'Maximum tape width | 最大胶条宽度', 'mm', {
        isKey: true,
        better: 'more',
        labels: ['tape width', 'seam tape width', '胶条宽度'],
      }),
      number('air-temperature', 'Maximum hot-air temperature | 最高热风温度', '°C', {
        isKey: true,
        better: 'more',
        labels: [
          'hot-air temperature',
          'hot air temperature',
          'air temperature',
          '热风温度',
          '风温',
        ],
      }),
      number('air-consumption', 'Air consumption | 耗气量', 'L/min', {
        better: 'less',
        labels: ['compressed air consumption', 'air use', '压缩空气耗量'],
      }),
      number('roller-width', 'Roller width | 压轮宽度', 'mm', {
        labels: ['pressing wheel width', '胶轮宽度', '滚轮宽度'],
      }),
      choice(
        'arm',
        'Arm | 机臂形式',
        {
          standard: 'Standard arm | 标准臂 | 常规',
          post: 'Post bed | 高柱 | post | 高柱式 | post-bed seam sealer for shoes and gloves | 鞋靴手套高柱压胶机',
          long: 'Long arm | 长臂 | long-arm seam sealer for tents | 帐篷长臂压胶机',
        },
        { labels: ['arm type', 'bed type', '机型'] },
      ),
      power({ isKey: true, labels: ['total power', 'heating power', '总功率'] }),
      voltage(),
      weight(NET_WEIGHT),
    ],
  ),
];
