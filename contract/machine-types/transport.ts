// Machine types of aviation, roads, rails and ports: drones, autoclaves, rollers, gantry cranes.
import { choice, machineType, number, power, voltage, weight } from './define.ts';
import type { MachineType } from './machine-type.ts';

const DESIGN = { labels: ['type', 'machine type', '型式', '类型', '结构形式'] };

const DRONE_USES = {
  spraying: 'Crop spraying | 植保喷洒 | crop spraying drone | 植保无人机',
  spreading: 'Spreading and spraying | 喷播一体 | spreading and spraying drone | 喷播一体无人机',
  orchard: 'Orchard spraying | 果园植保 | orchard spraying drone | 果园植保无人机',
  'centrifugal-spraying':
    'Centrifugal-nozzle spraying | 离心喷头喷洒 | centrifugal-nozzle drone | 离心喷头植保无人机',
  transport: 'Heavy-lift transport | 大载重运输 | heavy-lift farm drone | 大载重农用无人机',
};

const ROLLER_DESIGNS = {
  'single-drum':
    'Single-drum vibratory | 单钢轮振动 | single-drum vibratory roller | 单钢轮振动压路机',
  tandem: 'Tandem vibratory | 双钢轮振动 | tandem vibratory roller | 双钢轮振动压路机',
  'walk-behind':
    'Walk-behind double-drum | 手扶双轮 | walk-behind double-drum roller | 手扶双轮压路机',
  'ride-on-mini': 'Ride-on mini | 小型座驾 | ride-on mini roller | 小型座驾压路机',
  pneumatic: 'Pneumatic tyre | 轮胎式 | pneumatic tyre roller | 轮胎压路机',
};

const GANTRY_DESIGNS = {
  'single-girder': 'Single-girder | 单梁 | single-girder gantry crane | 单梁门式起重机',
  'double-girder': 'Double-girder | 双梁 | double-girder gantry crane | 双梁门式起重机',
  semi: 'Semi-gantry | 半门式 | semi-gantry crane | 半门式起重机',
  truss: 'Truss girder | 桁架式 | truss gantry crane | 桁架门式起重机',
  container: 'Container yard | 集装箱门式 | container yard gantry crane | 集装箱门式起重机',
};

export const TRANSPORT: readonly MachineType[] = [
  machineType('agricultural-drone', 'drones-aviation', 'Agricultural drone | 农用无人机', [
    number('tank-capacity', 'Tank capacity | 药箱容量', 'L', {
      isKey: true,
      better: 'more',
      labels: ['spray tank capacity', 'tank volume', '药箱容积', '载药量'],
    }),
    number('work-rate', 'Work rate | 作业效率', 'ha/h', {
      isKey: true,
      better: 'more',
      labels: ['area per hour', 'spraying efficiency', '喷洒效率', '每小时作业面积'],
    }),
    number('spray-width', 'Spray width | 喷幅', 'm', {
      isKey: true,
      better: 'more',
      labels: ['swath width', 'effective spray width', '有效喷幅', '喷洒幅宽'],
    }),
    number('flight-time', 'Flight time at full load | 满载航时', 'min', {
      isKey: true,
      better: 'more',
      labels: ['flight time, full load', 'flight time', '满载飞行时间', '续航时间'],
    }),
    number('take-off-weight', 'Maximum take-off weight | 最大起飞重量', 'kg', {
      labels: ['take-off weight', '起飞重量'],
    }),
    choice('use', 'Use | 作业类型', DRONE_USES, {
      labels: ['type', 'application', '类型', '用途'],
    }),
    number('charger-power', 'Charger power | 充电器功率', 'kW', {
      labels: ['power (charger)', '功率（充电器）'],
    }),
    voltage({ labels: ['voltage (charger)', 'charger voltage', '电压（充电器）', '充电器电压'] }),
    weight({ labels: ['empty weight', '空机重量', '整机重量'] }),
  ]),

  machineType('composite-autoclave', 'drones-aviation', 'Composite autoclave | 复合材料热压罐', [
    number('working-diameter', 'Working diameter | 有效直径', 'mm', {
      isKey: true,
      better: 'more',
      labels: ['inner diameter', '内径'],
    }),
    number('working-length', 'Working length | 有效长度', 'mm', {
      isKey: true,
      better: 'more',
      labels: ['effective length', '工作长度'],
    }),
    number('working-pressure', 'Working pressure | 工作压力', 'MPa', {
      isKey: true,
      better: 'more',
      labels: ['maximum working pressure', '最高工作压力'],
    }),
    number('maximum-temperature', 'Maximum temperature | 最高温度', '°C', {
      isKey: true,
      better: 'more',
      labels: ['maximum working temperature', 'working temperature', '最高工作温度', '工作温度'],
    }),
    number('temperature-spread', 'Temperature spread | 温度均匀度', '°C', {
      better: 'less',
      labels: ['temperature uniformity', '温度均匀性'],
    }),
    number('vacuum-lines', 'Vacuum lines | 真空接口数', null, {
      better: 'more',
      labels: ['vacuum ports', '真空接口', '真空接口数量', '真空管路'],
    }),
    choice(
      'pressure-medium',
      'Pressurising medium | 加压介质',
      {
        air: 'Compressed air | 压缩空气',
        nitrogen: 'Nitrogen | 氮气 | nitrogen-pressurised autoclave | 氮气加压热压罐',
      },
      { labels: ['pressure medium', '压力介质'] },
    ),
    power({ labels: ['installed power', '装机功率', '总功率'] }),
    voltage(),
    weight(),
  ]),

  machineType('road-roller', 'roads-rails-ports', 'Road roller | 压路机', [
    number('operating-weight', 'Operating weight | 工作质量', 'kg', {
      isKey: true,
      labels: ['working weight', '工作重量', '整机工作质量'],
    }),
    number('compaction-width', 'Compaction width | 压实宽度', 'mm', {
      isKey: true,
      better: 'more',
      labels: ['drum or rolling width', 'drum width', 'rolling width', '碾压宽度', '振动轮宽度'],
    }),
    number('compaction-force', 'Compaction force | 压实力', 'kN', {
      isKey: true,
      better: 'more',
      labels: ['centrifugal force', 'exciting force', '激振力'],
    }),
    power({ isKey: true, labels: ['engine power', 'rated power', '发动机功率', '额定功率'] }),
    number('gradeability', 'Gradeability | 爬坡能力', '%', {
      better: 'more',
      labels: ['climbing ability', '最大爬坡能力'],
    }),
    choice('design', 'Design | 结构型式', ROLLER_DESIGNS, DESIGN),
    choice(
      'emission-stage',
      'Emission stage | 排放标准',
      {
        'china-iv': 'China IV non-road | 非道路国四',
        'cev-v': 'CEV Stage V | 印度 CEV 第五阶段',
        'eu-v': 'EU Stage V | 欧盟第五阶段',
      },
      { labels: ['emission standard', 'emissions', '排放阶段'] },
    ),
    voltage({ labels: ['voltage (starting)', 'starting voltage', '启动电压', '电瓶电压'] }),
    weight({ labels: ['transport weight', '运输重量', '运输质量'] }),
  ]),

  machineType('gantry-crane', 'roads-rails-ports', 'Gantry crane | 门式起重机', [
    number('lifting-capacity', 'Lifting capacity | 额定起重量', 't', {
      isKey: true,
      better: 'more',
      labels: ['rated load', 'rated lifting capacity', 'safe working load', '起重量'],
    }),
    number('span', 'Span | 跨度', 'm', { isKey: true }),
    number('lifting-height', 'Lifting height | 起升高度', 'm', {
      isKey: true,
      better: 'more',
      labels: ['hook height', 'height of lift', '最大起升高度'],
    }),
    number('hoisting-speed', 'Hoisting speed | 起升速度', 'm/min', {
      isKey: true,
      better: 'more',
      labels: ['lifting speed'],
    }),
    choice(
      'duty-class',
      'Duty class | 工作级别',
      { a3: 'A3', a4: 'A4', a5: 'A5', a6: 'A6', a7: 'A7', a8: 'A8' },
      { labels: ['working class', 'work duty', '工作制度'] },
    ),
    choice('design', 'Design | 结构型式', GANTRY_DESIGNS, DESIGN),
    choice(
      'control',
      'Control | 操纵方式',
      {
        radio: 'Radio remote control | 无线遥控',
        pendant: 'Pendant | 手电门',
        cabin: 'Cabin | 司机室',
      },
      { labels: ['control mode', '操作方式', '控制方式'] },
    ),
    power({ labels: ['total power', '总功率'] }),
    voltage({ labels: ['power supply', '电源'] }),
    weight(),
  ]),
];
