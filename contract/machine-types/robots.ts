// Machine types of small, printing and service robots.
import { choice, machineType, number, power, voltage, weight } from './define.ts';
import type { MachineType } from './machine-type.ts';
import { INK_SETS } from './plastics-and-print.ts';

export const ROBOTS: readonly MachineType[] = [
  machineType('robot-arm', 'diy-robots', 'Robot arm | 机械臂', [
    number('reach', 'Reach | 工作半径', 'mm', {
      isKey: true,
      better: 'more',
      labels: ['working radius', 'maximum reach', '臂展', '最大工作半径'],
    }),
    number('payload', 'Payload | 额定负载', 'kg', {
      isKey: true,
      better: 'more',
      labels: ['capacity (payload)', 'rated payload', '负载', '有效负载'],
    }),
    number('repeatability', 'Repeatability | 重复定位精度', 'mm', {
      isKey: true,
      better: 'less',
      labels: ['position repeatability', '重复精度'],
    }),
    choice(
      'design',
      'Design | 结构型式',
      {
        collaborative:
          'Collaborative, six-axis | 六轴协作 | six-axis collaborative robot arm | 六轴协作机器人',
        desktop: 'Desktop | 桌面式 | desktop robot arm for teaching | 桌面教学机械臂',
        scara: 'SCARA | SCARA | scara robot arm | SCARA 机器人',
        welding: 'Welding kit | 焊接套件 | robot arm welding kit | 机械臂焊接套件',
        vision: 'Vision kit | 视觉抓取套件 | vision pick-and-place arm kit | 视觉抓取机械臂套件',
      },
      { labels: ['robot type', '结构形式', '机器人类型', '机型'] },
    ),
    choice(
      'programming',
      'Programming | 编程方式',
      {
        'hand-guiding': 'Hand guiding and blocks | 拖动示教、图形化编程',
        pendant: 'Teach pendant | 示教器',
        'python-ros': 'Python and ROS 2 | Python、ROS 2',
      },
      { labels: ['programming method', '示教方式'] },
    ),
    choice(
      'protection',
      'Protection | 防护等级',
      { ip40: 'IP40', ip54: 'IP54', ip65: 'IP65', ip67: 'IP67' },
      { labels: ['protection class', 'ip rating', 'ip 等级'] },
    ),
    power({ labels: ['rated power', 'power consumption', '额定功率', '功耗'] }),
    voltage({ labels: ['power supply', '电源', '供电电压'] }),
    weight({ labels: ['net weight', 'arm weight', '净重', '本体重量'] }),
  ]),
  machineType('wall-printing-robot', 'printing-robots', 'Wall printing robot | 墙体彩绘机', [
    number('printing-height', 'Printing height | 打印高度', 'mm', {
      isKey: true,
      better: 'more',
      labels: ['maximum printing height', 'print height', '最大打印高度'],
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
    choice('ink-set', 'Ink set | 墨水配置', INK_SETS, {
      labels: ['colours', 'ink', 'inks', '墨路', '墨水', '颜色配置'],
    }),
    number('wall-roughness', 'Wall roughness allowed | 允许墙面起伏', 'mm', {
      better: 'more',
      labels: ['wall unevenness', '墙面起伏', '墙面平整度要求'],
    }),
    number('positioning-accuracy', 'Positioning accuracy | 定位精度', 'mm', { better: 'less' }),
    choice(
      'design',
      'Design | 结构型式',
      {
        rail: 'On rail | 轨道式 | vertical wall printing robot on rail | 轨道式墙体彩绘机',
        'rail-free': 'Rail-free | 免轨式 | rail-free wall printing robot | 免轨墙体彩绘机',
        uv: 'UV | UV 式 | uv wall printing robot | UV 墙体打印机',
        floor: 'Floor | 地面式 | floor printing robot | 地面彩绘机',
        dual: 'Wall and floor | 墙地两用 | wall and floor dual printing robot | 墙地两用打印机',
      },
      { labels: ['machine type', '结构形式', '机型'] },
    ),
    power({ labels: ['rated power', 'power consumption', '额定功率', '功耗'] }),
    voltage({ labels: ['power supply', '电源', '供电电压'] }),
    weight({ labels: ['net weight', '净重', '整机重量'] }),
  ]),
  machineType('delivery-robot', 'hotel-robots', 'Delivery robot | 配送机器人', [
    number('payload', 'Payload | 额定负载', 'kg', {
      isKey: true,
      better: 'more',
      labels: ['capacity (payload)', 'load capacity', '额定载重', '载重'],
    }),
    number('running-time', 'Maximum running time | 最长续航时间', 'h', {
      isKey: true,
      better: 'more',
      labels: ['running time', 'battery life', '续航时间', '续航'],
    }),
    number('travel-speed', 'Maximum travel speed | 最高行驶速度', 'm/s', {
      isKey: true,
      better: 'more',
      labels: ['travel speed', 'moving speed', '行驶速度', '移动速度'],
    }),
    number('passage-width', 'Minimum passage width | 最小通过宽度', 'mm', {
      isKey: true,
      better: 'less',
      labels: ['passage width', 'aisle width', '通过宽度'],
    }),
    choice(
      'navigation',
      'Navigation | 导航方式',
      {
        'slam-depth': 'Lidar SLAM and depth cameras | 激光 SLAM+深度视觉',
        'lidar-markers': 'Lidar and ceiling markers | 激光+顶部标签',
      },
      { labels: ['navigation method', '定位导航方式'] },
    ),
    choice(
      'design',
      'Design | 结构型式',
      {
        cabin: 'Closed cabin | 密闭舱式 | closed-cabin hotel delivery robot | 酒店密闭舱配送机器人',
        tray: 'Trays | 托盘式 | restaurant tray delivery robot | 餐厅送餐机器人',
        lifting:
          'Trolley-lifting | 潜伏顶升式 | trolley-lifting delivery robot | 潜伏顶升配送机器人',
        guiding:
          'Reception and guiding | 迎宾引领式 | reception and guiding robot | 迎宾引领机器人',
        compartments:
          'Several compartments | 多舱式 | multi-compartment delivery robot | 多舱配送机器人',
      },
      { labels: ['robot type', '结构形式', '机器人类型', '机型'] },
    ),
    number('charging-power', 'Charging power | 充电功率', 'kW', {
      labels: ['power (charger)', 'charger power', '充电器功率'],
    }),
    voltage({ labels: ['charging voltage', 'charger voltage', '充电电压'] }),
    weight({ labels: ['net weight', '净重', '整机重量'] }),
  ]),
];
