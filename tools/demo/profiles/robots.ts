// What is true of the robots sold here: arms, wall printers and hotel delivery robots.
import type { FamilyProfile } from '../types.ts';
import {
  choice,
  dimensions,
  grows,
  ladder,
  pairs,
  singlePhase,
  variants,
  weight,
} from './datasheet.ts';

const ROBOT_ARM: FamilyProfile = {
  family: 'robot-arm',
  variants: variants(`
    Six-axis collaborative robot arm | 六轴协作机器人
      Tends machines, screws and palletises beside people without a fence, after a risk assessment. | 经风险评估后可免围栏与人协同，用于上下料、锁螺丝和码垛。
    Desktop robot arm for teaching | 桌面教学机械臂
      Teaches kinematics and programming in schools and maker labs with open Python and ROS interfaces. | 开放 Python、ROS 接口，用于学校和创客实验室的运动学与编程教学。
    SCARA robot arm | SCARA 机器人
      Picks, places and dispenses small parts at short cycle times. | 节拍短，适合小件取放、点胶和装配。
    Robot arm welding kit | 机械臂焊接套件
      Brings an arm, controller, torch holder and seam software for a small fabrication shop. | 含机械臂、控制器、焊枪夹和焊缝软件，适合小型钣金车间。
    Vision pick-and-place arm kit | 视觉抓取机械臂套件
      Finds loose parts by camera and sorts them into trays, with the training models included. | 摄像头识别散件并分拣装盘，附带训练模型。
  `),
  modelPrefix: 'RA-',
  hsCode: '8479.50',
  price: [850, 26500],
  specs: [
    ladder('Reach | 工作半径', '320 mm', '500 mm', '620 mm', '920 mm', '1,300 mm'),
    ladder('Capacity (payload) | 额定负载', '0.5 kg', '1 kg', '3 kg', '5 kg', '10 kg'),
    ladder(
      'Repeatability | 重复定位精度',
      '±0.2 mm',
      '±0.1 mm',
      '±0.05 mm',
      '±0.03 mm',
      '±0.03 mm',
    ),
    choice(
      'Interfaces | 通信接口',
      'Modbus TCP, digital I/O',
      'EtherCAT, Modbus TCP',
      'USB, RS-485, TCP/IP',
    ),
    choice(
      'Programming | 编程方式',
      'Hand guiding and blocks | 拖动示教、图形化编程',
      'Teach pendant | 示教器',
      'Python and ROS 2 | Python、ROS 2',
    ),
    choice('Protection | 防护等级', 'IP40', 'IP54', 'IP65'),
    ladder('Power | 功率', '0.1 kW', '0.15 kW', '0.2 kW', '0.35 kW', '0.5 kW'),
    singlePhase,
    {
      ...dimensions(
        '160 × 160 × 520',
        '180 × 180 × 720',
        '190 × 190 × 880',
        '200 × 200 × 1,180',
        '240 × 240 × 1,560',
      ),
      label: {
        en: 'Dimensions, arm upright (L × W × H)',
        zh: '外形尺寸（手臂直立，长 × 宽 × 高）',
      },
    },
    weight(4, 40, 1),
  ],
  features: pairs(`
    Harmonic reducers and absolute encoders in the joints keep position after power is lost. | 关节采用谐波减速器和绝对值编码器，断电后位置不丢失。
    Collision sensing stops the arm at a force set by the user. | 碰撞检测灵敏度可设定，触碰即停。
    The arm is guided by hand to record points, and a first programme takes minutes. | 支持拖动示教，几分钟即可完成首个程序。
    Controller, pendant and cables come in one case and run from a wall socket. | 控制器、示教器和线缆一箱配齐，接单相插座即可使用。
    The flange follows ISO 9409-1, so common grippers fit. | 末端法兰符合 ISO 9409-1，可安装常见夹爪。
    Brakes on every axis hold the arm still when the emergency stop is pressed. | 各轴带制动器，急停后手臂保持不下垂。
    Sample programmes, drawings and a simulator are delivered with the machine. | 随机提供示例程序、图纸和仿真软件。
  `),
  applications: pairs(`
    machine tending in small workshops | 小型车间机床上下料
    schools and robotics labs | 学校和机器人实验室
    electronics assembly | 电子装配
    screwdriving and dispensing | 锁螺丝和点胶
    carton loading | 装箱
  `),
  tags: pairs(`
    robot arm | 机械臂
    cobot | 协作机器人
    six axis | 六轴
    pick and place | 取放
    education | 教学
    automation | 自动化
    scara | SCARA
  `),
  certifications: ['CE', 'ISO 9001', 'ISO 10218-1'],
  minOrder: [1, 10],
  cities: ['Shenzhen', 'Shanghai', 'Suzhou', 'Dongguan'],
};

const WALL_PRINTING_ROBOT: FamilyProfile = {
  family: 'wall-printing-robot',
  variants: variants(`
    Vertical wall printing robot on rail | 轨道式墙体彩绘机
      Prints murals on plaster, brick and tile from a ground rail, indoors or under cover. | 沿地面轨道在灰墙、砖墙和瓷砖上打印壁画，室内或檐下使用。
    Rail-free wall printing robot | 免轨墙体彩绘机
      Follows a laser line on four steering wheels, so long walls need no rails to be laid. | 激光寻线、四轮转向，长墙作业无需铺轨。
    UV wall printing robot | UV 墙体打印机
      Cures the ink as it prints, for glass, metal doors and exterior walls. | 边打印边固化，适合玻璃、金属门和外墙。
    Floor printing robot | 地面彩绘机
      Prints logos, lane lines and artwork on epoxy and concrete floors. | 在环氧地坪和水泥地面打印标识、车道线和图案。
    Wall and floor dual printing robot | 墙地两用打印机
      Tilts the print column to the ground, so one machine covers both jobs. | 打印立柱可放倒，墙面地面一机两用。
  `),
  modelPrefix: 'WP-',
  hsCode: '8443.32',
  price: [3600, 16800],
  specs: [
    ladder(
      'Printing height | 打印高度',
      '2,000 mm',
      '2,400 mm',
      '2,800 mm',
      '3,200 mm',
      '4,000 mm',
    ),
    grows('Capacity | 打印速度', 'm²/h', 4, 14, 1),
    choice('Resolution | 分辨率', '720 × 720 dpi', '720 × 1,440 dpi', '1,440 × 1,440 dpi'),
    choice(
      'Colours | 墨路',
      'CMYK',
      'CMYK + white | CMYK+白',
      'CMYK + white + varnish | CMYK+白+光油',
    ),
    choice('Wall roughness allowed | 允许墙面起伏', '≤ 10 mm', '≤ 20 mm', '≤ 30 mm'),
    choice('Positioning accuracy | 定位精度', '±0.1 mm', '±0.2 mm'),
    ladder('Power | 功率', '0.2 kW', '0.3 kW', '0.45 kW', '0.6 kW', '0.8 kW'),
    singlePhase,
    dimensions(
      '750 × 580 × 2,350',
      '780 × 600 × 2,750',
      '820 × 620 × 3,150',
      '850 × 650 × 3,550',
      '900 × 700 × 4,350',
    ),
    weight(58, 135, 1),
  ],
  features: pairs(`
    An ultrasonic sensor keeps the head the same distance from uneven plaster. | 超声波测距，墙面不平时喷头与墙距保持一致。
    The column folds in three parts and goes into a van with one operator. | 立柱分三段折叠，一人一车即可运输。
    Print position is kept on power loss, and the job goes on from the same line. | 断电记忆，来电后从断点续打。
    Artwork is sent from a tablet or computer, and the software splits long walls with overlap. | 平板或电脑传图，软件自动分幅、接缝重叠处理。
    Ink tanks refill while printing and hold enough for 40 square metres. | 大墨仓可边打印边加墨，一次可印约 40 平方米。
    A battery pack can replace the mains for half a day's work. | 可选电池组，可脱离市电工作半天。
    Training covers wall preparation, colour profiles and daily cleaning. | 培训含墙面处理、色彩曲线和日常清洗。
  `),
  applications: pairs(`
    mural and interior decoration studios | 墙绘和室内装饰工作室
    schools and public buildings | 学校和公共建筑
    shops and restaurants | 商铺和餐厅
    temple and event decoration | 庙宇和活动布置
  `),
  tags: pairs(`
    wall printing robot | 墙体彩绘机
    mural | 壁画
    vertical printer | 立式打印机
    inkjet | 喷墨
    interior decoration | 室内装饰
    floor printing | 地面打印
  `),
  certifications: ['CE', 'ISO 9001'],
  minOrder: [1, 2],
  cities: ['Zhengzhou', 'Shenzhen', 'Guangzhou', 'Suzhou'],
};

const DELIVERY_ROBOT: FamilyProfile = {
  family: 'delivery-robot',
  variants: variants(`
    Closed-cabin hotel delivery robot | 酒店密闭舱配送机器人
      Carries towels, bottles and parcels to the guest-room door and calls the lift by itself. | 将毛巾、饮品和包裹送到客房门口，自主呼叫和乘坐电梯。
    Restaurant tray delivery robot | 餐厅送餐机器人
      Brings dishes to tables on four open trays and returns to the pass. | 四层托盘送餐到桌，自动返回出餐口。
    Trolley-lifting delivery robot | 潜伏顶升配送机器人
      Drives under linen and luggage trolleys and tows or lifts them along service corridors. | 潜入布草车、行李车底部顶升搬运，适合后勤通道。
    Reception and guiding robot | 迎宾引领机器人
      Greets guests, answers common questions in English and Hindi, and leads them to the room or hall. | 迎宾问询，支持英语和印地语，引领客人到客房或宴会厅。
    Multi-compartment delivery robot | 多舱配送机器人
      Serves several rooms in one round, with a separate lock on each compartment. | 多舱独立上锁，一次出行配送多个房间。
  `),
  modelPrefix: 'DR-',
  hsCode: '8428.90',
  price: [3400, 16500],
  specs: [
    ladder('Capacity (payload) | 额定载重', '10 kg', '20 kg', '30 kg', '40 kg', '60 kg'),
    choice(
      'Navigation | 导航方式',
      'Lidar SLAM and depth cameras | 激光 SLAM+深度视觉',
      'Lidar and ceiling markers | 激光+顶部标签',
    ),
    choice('Travel speed | 行驶速度', '0.3–0.8 m/s', '0.3–1.0 m/s', '0.5–1.2 m/s'),
    ladder(
      'Minimum passage width | 最小通过宽度',
      '600 mm',
      '650 mm',
      '700 mm',
      '750 mm',
      '800 mm',
    ),
    ladder(
      'Battery | 电池',
      '25.2 V, 20 Ah',
      '25.6 V, 30 Ah',
      '25.6 V, 40 Ah',
      '25.6 V, 50 Ah',
      '48 V, 40 Ah',
    ),
    choice('Running time | 续航时间', '8–10 h', '10–12 h', '12–15 h'),
    ladder('Power (charger) | 充电功率', '0.2 kW', '0.25 kW', '0.3 kW', '0.4 kW', '0.6 kW'),
    singlePhase,
    dimensions(
      '460 × 460 × 980',
      '480 × 500 × 1,080',
      '520 × 540 × 1,180',
      '560 × 580 × 1,260',
      '600 × 720 × 1,350',
    ),
    weight(32, 82, 1),
  ],
  features: pairs(`
    Depth cameras see chair legs, glass edges and the feet of a standing guest. | 深度相机可识别椅腿、玻璃边缘和站立客人的脚部。
    Wheels with independent springs roll over carpet joints and 20 mm thresholds without spilling. | 独立悬挂可越过地毯接缝和 20 毫米门槛，汤水不洒。
    The robot goes back to its dock by itself when the charge falls below a set level. | 电量低于设定值自动返回充电桩。
    Guests open the cabin with a code sent by phone or telephone call. | 客人凭短信或电话取件码开舱。
    Bumper, edge and emergency-stop signals cut the drive directly in hardware. | 防撞条、防跌落和急停信号硬线切断驱动。
    Maps and tasks are held on the robot and on a local server; guest data does not leave the building. | 地图和任务保存在机器人与本地服务器，客户数据不出店。
    Lift control modules are supplied with wiring drawings for the lift company. | 提供梯控模块及接线图，便于电梯公司配合施工。
  `),
  applications: pairs(`
    hotels and serviced apartments | 酒店和公寓
    restaurants and banquet halls | 餐厅和宴会厅
    hospitals | 医院
    office buildings | 写字楼
  `),
  tags: pairs(`
    delivery robot | 配送机器人
    hotel robot | 酒店机器人
    service robot | 服务机器人
    autonomous | 自主导航
    room service | 客房服务
    restaurant | 餐厅
  `),
  certifications: ['CE', 'ISO 9001', 'ISO 13482'],
  minOrder: [1, 10],
  cities: ['Shenzhen', 'Shanghai', 'Beijing', 'Suzhou'],
};

export const ROBOTS: readonly FamilyProfile[] = [ROBOT_ARM, WALL_PRINTING_ROBOT, DELIVERY_ROBOT];
