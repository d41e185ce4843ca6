// Glossary list: parts, tooling and controls of machines. See ../glossary.ts for the line format.

export const PARTS = `
part | 零件
component | 部件
accessories | 附件
accessory > 附件
spare parts | 备件
spare part > 备件
wearing parts | 易损件
wear part > 易损件
tool | 工具
cutting tool | 刀具
tool holder | 刀柄
tool magazine | 刀库
tool changer | 换刀装置
automatic tool changer | 自动换刀装置
tool turret | 刀塔
turret > 刀塔
spindle | 主轴
electric spindle | 电主轴
spindle bearing | 主轴轴承
chuck | 卡盘
hydraulic chuck | 液压卡盘
three-jaw chuck | 三爪卡盘
collet | 夹头
tailstock | 尾座
headstock | 主轴箱
steady rest | 中心架
bed | 床身
column | 立柱
worktable | 工作台
work table > 工作台
rotary table | 回转工作台
guideway | 导轨
guide rail > 导轨
linear guideway | 直线导轨
linear guide > 直线导轨
ball screw | 滚珠丝杠
lead screw | 丝杠
bearing | 轴承
ball bearing | 球轴承
roller bearing | 滚子轴承
gear | 齿轮
gearbox | 变速箱
reducer | 减速机
gear reducer > 减速机
worm gear | 蜗轮
rack | 齿条
pinion | 小齿轮
shaft | 轴
drive shaft | 传动轴
coupling | 联轴器
clutch | 离合器
brake | 制动器
belt | 皮带
conveyor belt | 输送带
pulley | 皮带轮
chain | 链条
sprocket | 链轮
spring | 弹簧
bolt | 螺栓
nut | 螺母
screw | 螺钉
washer | 垫圈
flange | 法兰
seal | 密封件
oil seal | 油封
gasket | 垫片
motor | 电机
electric motor | 电动机
servo motor | 伺服电机
stepper motor | 步进电机
spindle motor | 主轴电机
main motor | 主电机
inverter | 变频器
frequency converter > 变频器
drive | 驱动器
servo drive | 伺服驱动器
controller | 控制器
control system | 控制系统
CNC system | 数控系统
control panel | 控制面板
control cabinet | 控制柜
electric cabinet | 电气柜
electrical cabinet > 电气柜
touch screen | 触摸屏
touchscreen > 触摸屏
display | 显示屏
button | 按钮
emergency stop button | 急停按钮
switch | 开关
limit switch | 限位开关
sensor | 传感器
encoder | 编码器
relay | 继电器
contactor | 接触器
circuit breaker | 断路器
fuse | 熔断器
transformer | 变压器
cable | 电缆
connector | 连接器
battery | 电池
power supply | 电源
cylinder | 气缸
hydraulic cylinder | 液压缸
hydraulic station | 液压站
hydraulic system | 液压系统
pneumatic system | 气动系统
lubrication system | 润滑系统
cooling system | 冷却系统
heating system | 加热系统
exhaust system | 排气系统
valve | 阀门
solenoid valve | 电磁阀
pressure gauge | 压力表
filter | 过滤器
hose | 软管
pipe | 管道
nozzle | 喷嘴
tank | 罐
oil tank | 油箱
water tank | 水箱
hopper | 料斗
feeder | 送料机
vibrating feeder | 振动给料机
screen | 筛网
blade | 刀片
saw blade | 锯片
roller | 辊
barrel | 料筒
mould | 模具
mold > 模具
die | 冲模
fixture | 夹具
jig | 治具
frame | 机架
base | 底座
cover | 盖板
guard | 防护罩
safety door | 安全门
chip conveyor | 排屑器
laser source | 激光器
laser head | 激光头
cutting head | 切割头
lens | 镜片
engine | 发动机
diesel engine | 柴油发动机
radiator | 散热器
fan | 风机
blower | 鼓风机
heater | 加热器
heating element | 加热元件
thermocouple | 热电偶
burner | 燃烧器
impeller | 叶轮
wheel | 轮子
tyre | 轮胎
tire > 轮胎
nameplate | 铭牌
`;
