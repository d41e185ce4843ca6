// Glossary lists: measured properties of machines, and words that describe machines. See ../glossary.ts for the line format.

export const MEASURES = `
parameter | 参数
technical parameter | 技术参数
capacity | 产能
production capacity | 生产能力
output > 产量
yield > 产量
产量 < output
power | 功率
rated power | 额定功率
motor power | 电机功率
spindle power | 主轴功率
total power | 总功率
power consumption | 能耗
voltage | 电压
rated voltage | 额定电压
frequency | 频率
current | 电流
phase | 相
speed | 速度
rotational speed | 转速
spindle speed | 主轴转速
feed rate | 进给速度
cutting speed | 切割速度
travel | 行程
stroke | 冲程
X-axis travel | X 轴行程
Y-axis travel | Y 轴行程
Z-axis travel | Z 轴行程
accuracy | 精度
precision > 精度
machining accuracy | 加工精度
positioning accuracy | 定位精度
repeatability | 重复定位精度
repeat positioning accuracy > 重复定位精度
tolerance | 公差
surface roughness | 表面粗糙度
hardness | 硬度
temperature | 温度
working temperature | 工作温度
humidity | 湿度
pressure | 压力
working pressure | 工作压力
flow | 流量
flow rate > 流量
torque | 扭矩
efficiency | 效率
noise | 噪音
noise level | 噪音等级
protection class | 防护等级
load | 载荷
maximum load | 最大载荷
load capacity | 承载能力
clamping force | 锁模力
weight | 重量
net weight | 净重
gross weight | 毛重
machine weight | 机器重量
size | 尺寸
dimension | 外形尺寸
overall dimension > 外形尺寸
machine dimension | 机器尺寸
length | 长度
width | 宽度
height | 高度
depth | 深度
thickness | 厚度
diameter | 直径
swing diameter | 回转直径
maximum turning diameter | 最大车削直径
maximum machining diameter | 最大加工直径
maximum thickness | 最大厚度
cutting thickness | 切割厚度
volume | 容积
quantity | 数量
quality | 质量
colour | 颜色
color > 颜色
service life | 使用寿命
operating hours | 工作小时数
number of axes | 轴数
number of tools | 刀具数量
working area | 工作区域
working width | 工作宽度
floor space | 占地面积
application | 用途
industry | 行业
textile industry | 纺织行业
food industry | 食品行业
automotive industry | 汽车行业
construction industry | 建筑行业
year of manufacture | 制造年份
`;

export const QUALITIES = `
automatic | 自动
fully automatic | 全自动
semi-automatic | 半自动
hand-operated | 手动
CNC | 数控
digital | 数字
intelligent | 智能
electric | 电动
hydraulic | 液压
pneumatic | 气动
mechanical | 机械式
vertical | 立式
horizontal | 卧式
portable | 便携式
mobile | 移动式
single-phase | 单相
three-phase | 三相
three-axis | 三轴
four-axis | 四轴
five-axis | 五轴
3-axis > 三轴
4-axis > 四轴
5-axis > 五轴
3-phase > 三相
single-head | 单头
double-head | 双头
multi-functional | 多功能
multifunctional > 多功能
high-speed | 高速
high-precision | 高精度
high-pressure | 高压
low-pressure | 低压
low-noise | 低噪音
heavy-duty | 重型
light-duty | 轻型
large | 大型
small | 小型
industrial | 工业
agricultural | 农用
new | 全新
used | 二手
second-hand > 二手
original | 原装
customized | 定制
customised > 定制
custom > 定制
standard | 标准
optional | 选配
maximum | 最大
max > 最大
minimum | 最小
min > 最小
rated | 额定
total | 总
main | 主要
technical | 技术
complete | 成套
water-cooled | 水冷
air-cooled | 风冷
energy-saving | 节能型
节能 < energy-saving
adjustable | 可调
double-sided | 双面
single-sided | 单面
`;
