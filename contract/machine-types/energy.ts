// Machine types for oil, compressed air, electricity, solar modules and cable.
import { choice, machineType, number, power, voltage, weight } from './define.ts';
import type { MachineType } from './machine-type.ts';

export const ENERGY: readonly MachineType[] = [
  machineType('pump-jack', 'oil-gas-machines', 'Pump jack | 抽油机', [
    number('rod-load', 'Polished rod load | 悬点最大载荷', 'kN', {
      isKey: true,
      better: 'more',
      labels: ['capacity (polished rod load)', 'rod load', '额定悬点载荷', '悬点载荷'],
    }),
    number('stroke', 'Maximum stroke | 最大冲程', 'm', {
      isKey: true,
      better: 'more',
      labels: ['stroke', 'stroke length', '冲程', '光杆最大冲程'],
    }),
    number('strokes-per-minute', 'Maximum strokes per minute | 最高冲次', 'min⁻¹', {
      labels: ['strokes per minute', 'pumping speed', '冲次', '最大冲次'],
    }),
    number('gearbox-torque', 'Gearbox torque | 减速器额定扭矩', 'kN·m', {
      isKey: true,
      better: 'more',
      labels: ['rated gearbox torque', 'reducer torque', '减速器扭矩', '减速箱扭矩'],
    }),
    choice(
      'balance',
      'Balance | 平衡方式',
      {
        crank: 'Crank weights | 曲柄平衡',
        beam: 'Beam weights | 游梁平衡',
        combined: 'Beam and crank weights | 复合平衡',
      },
      { labels: ['counterbalance', 'balance type', '平衡形式'] },
    ),
    choice(
      'design',
      'Design | 结构型式',
      {
        conventional:
          'Conventional beam | 常规游梁式 | conventional beam pumping unit | 常规型游梁式抽油机',
        'double-horsehead':
          'Double-horsehead | 双驴头式 | double-horsehead pumping unit | 双驴头抽油机',
        'front-mounted': 'Front-mounted | 前置式 | front-mounted pumping unit | 前置式抽油机',
        belt: 'Belt-type long-stroke | 皮带式长冲程 | belt-type long-stroke pumping unit | 皮带式长冲程抽油机',
        'beam-balanced': 'Beam-balanced | 游梁平衡式 | beam-balanced pumping unit | 游梁平衡抽油机',
      },
      { labels: ['unit type', '结构形式', '机型', '型式'] },
    ),
    power({ isKey: true, labels: ['motor power', '电机功率', '电动机功率'] }),
    voltage(),
    weight({ labels: ['total weight', '整机重量', '总重'] }),
  ]),
  machineType('screw-compressor', 'oil-gas-machines', 'Screw air compressor | 螺杆空压机', [
    number('air-delivery', 'Free air delivery | 排气量', 'm³/min', {
      isKey: true,
      better: 'more',
      labels: ['capacity (free air delivery)', 'air delivery', 'fad', '容积流量', '公称容积流量'],
    }),
    number('discharge-pressure', 'Discharge pressure | 排气压力', 'MPa', {
      isKey: true,
      better: 'more',
      labels: ['working pressure', 'rated pressure', '工作压力', '额定排气压力'],
    }),
    number('noise', 'Noise level | 噪声', 'dB', {
      better: 'less',
      labels: ['noise at 1 m', 'noise', '噪声（1 m 处）', '噪音'],
    }),
    number('ambient-temperature', 'Maximum ambient temperature | 最高环境温度', '°C', {
      better: 'more',
      labels: ['ambient temperature, maximum', 'ambient temperature', '环境温度'],
    }),
    choice(
      'cooling',
      'Cooling | 冷却方式',
      { air: 'Air-cooled | 风冷', water: 'Water-cooled | 水冷' },
      { labels: ['cooling method', '冷却形式'] },
    ),
    choice(
      'speed-control',
      'Speed control | 调速方式',
      {
        variable:
          'Variable speed | 变频 | permanent-magnet variable-speed screw compressor | 永磁变频螺杆空压机',
        fixed: 'Fixed speed | 工频 | fixed-speed screw compressor | 工频螺杆空压机',
      },
      { labels: ['drive', 'speed regulation', '控制方式', '驱动方式'] },
    ),
    choice(
      'lubrication',
      'Lubrication | 润滑方式',
      {
        'oil-injected': 'Oil-injected | 喷油',
        'oil-free':
          'Oil-free | 无油 | oil-free water-lubricated screw compressor | 无油水润滑螺杆空压机 | 水润滑',
      },
      { labels: ['lubrication type', '润滑形式'] },
    ),
    power({ isKey: true, labels: ['motor power', 'rated power', '电机功率', '额定功率'] }),
    voltage(),
    weight({ labels: ['net weight', '净重', '机组重量'] }),
  ]),
  machineType(
    'solar-laminator',
    'power-renewable-energy',
    'Solar module laminator | 光伏组件层压机',
    [
      number('laminating-length', 'Laminating length | 有效层压长度', 'mm', {
        isKey: true,
        better: 'more',
        labels: ['laminating area', 'effective laminating area', '有效层压面积', '层压面积'],
      }),
      number('output', 'Output | 产能', 'modules/h', {
        isKey: true,
        better: 'more',
        labels: ['capacity', '产量', '生产能力'],
      }),
      number('working-temperature', 'Maximum working temperature | 最高工作温度', '°C', {
        isKey: true,
        better: 'more',
        labels: ['working temperature', 'temperature range', '工作温度', '温度范围'],
      }),
      number('temperature-spread', 'Temperature spread | 温度均匀度', '°C', {
        better: 'less',
        labels: ['temperature uniformity', '温度均匀性'],
      }),
      number('ultimate-vacuum', 'Ultimate vacuum | 极限真空度', 'Pa', {
        better: 'less',
        labels: ['vacuum', 'vacuum degree', '真空度'],
      }),
      choice(
        'heating',
        'Heating | 加热方式',
        { 'thermal-oil': 'Thermal oil | 导热油加热 | 油加热', electric: 'Electric | 电加热' },
        { labels: ['heating method', '加热形式'] },
      ),
      choice(
        'design',
        'Design | 结构型式',
        {
          automatic: 'Automatic | 全自动 | automatic solar module laminator | 全自动光伏组件层压机',
          'semi-automatic':
            'Semi-automatic | 半自动 | semi-automatic solar laminator | 半自动光伏组件层压机',
          'double-chamber':
            'Double-chamber | 双腔 | double-chamber laminator for bifacial modules | 双腔双玻组件层压机',
          laboratory: 'Laboratory | 实验型 | laboratory laminator | 实验用小型层压机',
          flexible:
            'For flexible modules | 柔性组件型 | laminator for flexible modules | 柔性组件层压机',
        },
        { labels: ['laminator type', '结构形式', '机型'] },
      ),
      power({ isKey: true, labels: ['total power', 'installed power', '总功率', '装机功率'] }),
      voltage(),
      weight({ labels: ['net weight', '净重', '设备重量'] }),
    ],
  ),
  machineType('diesel-genset', 'power-renewable-energy', 'Diesel generator set | 柴油发电机组', [
    number('prime-rating', 'Prime rating | 主用功率', 'kVA', {
      isKey: true,
      takes: 'first',
      better: 'more',
      labels: ['capacity (prime rating)', 'prime power', 'rated power', '额定功率', '常用功率'],
    }),
    number('standby-rating', 'Standby rating | 备用功率', 'kVA', {
      takes: 'first',
      better: 'more',
      labels: ['standby power'],
    }),
    number('engine-power', 'Engine power | 发动机功率', 'kW', {
      isKey: true,
      labels: ['power (engine, gross)', 'gross engine power', '柴油机功率'],
    }),
    number('fuel-consumption', 'Fuel consumption at 75 % load | 75% 负载油耗', 'L/h', {
      isKey: true,
      better: 'less',
      labels: ['fuel use at 75 % load', 'fuel consumption', '75 % 负载油耗', '油耗', '燃油消耗量'],
    }),
    number('speed', 'Speed | 转速', 'rpm', { labels: ['rated speed', 'engine speed', '额定转速'] }),
    number('noise', 'Noise level | 噪声', 'dB', {
      better: 'less',
      labels: ['noise at 7 m (silent type)', 'noise', '噪声（静音型，7 m 处）', '噪音'],
    }),
    choice(
      'rated-voltage',
      'Rated voltage | 额定电压',
      {
        '400-230': '400/230 V | 400/230 V | 400/230 V, 50 Hz, 3-phase | 400/230 V，50 Hz，三相',
        '415-240': '415/240 V | 415/240 V | 415/240 V, 50 Hz, 3-phase | 415/240 V，50 Hz，三相',
        '440-254': '440/254 V | 440/254 V | 440/254 V, 60 Hz, 3-phase | 440/254 V，60 Hz，三相',
        '480-277': '480/277 V | 480/277 V | 480/277 V, 60 Hz, 3-phase | 480/277 V，60 Hz，三相',
      },
      { labels: ['voltage', 'output voltage', '电压', '输出电压'] },
    ),
    choice(
      'design',
      'Design | 结构型式',
      {
        silent: 'Silent canopy | 静音型 | silent diesel generator set | 静音型柴油发电机组',
        open: 'Open-frame | 开架式 | open-frame diesel generator set | 开架式柴油发电机组',
        container:
          'Containerised | 集装箱式 | containerised diesel generator set | 集装箱式柴油发电机组',
        trailer:
          'Trailer-mounted | 拖车式 | trailer-mounted diesel generator set | 拖车式柴油发电机组',
      },
      { labels: ['type', '结构形式', 'enclosure', '机组类型', '型式'] },
    ),
    weight({ labels: ['net weight', '净重', '机组重量'] }),
  ]),
  machineType('cable-extruder', 'telecom', 'Cable extrusion line | 电线电缆挤出生产线', [
    number('screw-diameter', 'Screw diameter | 螺杆直径', 'mm', { isKey: true }),
    number('screw-ratio', 'Screw L/D ratio | 螺杆长径比', null, {
      takes: 'first',
      labels: ['screw ratio (l/d)', 'l/d ratio', '长径比'],
    }),
    number('extrusion-output', 'Extrusion output | 挤出量', 'kg/h', {
      isKey: true,
      better: 'more',
      labels: ['capacity', 'output', '最大挤出量', '产量'],
    }),
    number('line-speed', 'Maximum line speed | 最高线速度', 'm/min', {
      isKey: true,
      better: 'more',
      labels: ['line speed', '线速度', '生产线速度'],
    }),
    number('finished-diameter', 'Maximum finished diameter | 最大成品外径', 'mm', {
      better: 'more',
      labels: ['finished diameter', 'cable diameter', '成品外径'],
    }),
    choice(
      'material',
      'Material | 适用材料',
      {
        'pvc-pe': 'PVC, PE | PVC、PE | pvc, pe',
        'pvc-pe-lszh': 'PVC, PE, LSZH | PVC、PE、低烟无卤',
        'mdpe-hdpe-lszh': 'MDPE, HDPE, LSZH | MDPE、HDPE、低烟无卤',
      },
      { labels: ['materials', 'compound', '材料', '挤出材料'] },
    ),
    number('length', 'Length | 长度', 'm', {
      takes: 'first',
      labels: ['dimensions (l × w × h)', 'line length', '外形尺寸（长 × 宽 × 高）', '生产线长度'],
    }),
    power({ isKey: true, labels: ['total power', 'installed power', '总功率', '装机功率'] }),
    voltage(),
    weight({ labels: ['total weight', '总重', '设备重量'] }),
  ]),
];
