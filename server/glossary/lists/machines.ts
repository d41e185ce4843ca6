// Glossary list: machines, by the names that makers and buyers use. See ../glossary.ts for the line format.

export const MACHINES = `
machine | 机器
machinery | 机械
equipment | 设备
machine tool | 机床
production line | 生产线
assembly line | 装配线
packing line | 包装生产线
lathe | 车床
CNC lathe | 数控车床
turning centre | 车削中心
turning center > 车削中心
milling machine | 铣床
CNC milling machine | 数控铣床
machining centre | 加工中心
machining center > 加工中心
vertical machining centre | 立式加工中心
vertical machining center > 立式加工中心
horizontal machining centre | 卧式加工中心
horizontal machining center > 卧式加工中心
gantry machining centre | 龙门加工中心
gantry machining center > 龙门加工中心
drilling machine | 钻床
radial drilling machine | 摇臂钻床
boring machine | 镗床
grinding machine | 磨床
grinder > 磨床
surface grinder | 平面磨床
cylindrical grinder | 外圆磨床
planing machine | 刨床
broaching machine | 拉床
gear hobbing machine | 滚齿机
gear shaping machine | 插齿机
sawing machine | 锯床
band saw | 带锯床
wire EDM machine | 线切割机床
laser cutting machine | 激光切割机
laser cutter > 激光切割机
fibre laser cutting machine | 光纤激光切割机
fiber laser cutting machine > 光纤激光切割机
plasma cutting machine | 等离子切割机
waterjet cutting machine | 水刀切割机
welding machine | 焊机
laser welding machine | 激光焊接机
spot welding machine | 点焊机
laser marking machine | 激光打标机
laser engraving machine | 激光雕刻机
CNC router | 数控雕刻机
press | 压力机
punch press | 冲床
hydraulic press | 液压机
stamping press | 冲压机
forging press | 锻压机
press brake | 折弯机
bending machine > 折弯机
shearing machine | 剪板机
plate rolling machine | 卷板机
pipe bending machine | 弯管机
tube bender > 弯管机
roll forming machine | 冷弯成型机
die casting machine | 压铸机
injection moulding machine | 注塑机
injection molding machine > 注塑机
blow moulding machine | 吹塑机
blow molding machine > 吹塑机
extruder | 挤出机
twin screw extruder | 双螺杆挤出机
film blowing machine | 吹膜机
thermoforming machine | 热成型机
granulator | 造粒机
crusher | 破碎机
jaw crusher | 颚式破碎机
cone crusher | 圆锥破碎机
hammer mill | 锤式粉碎机
ball mill | 球磨机
pulverizer | 粉碎机
mixer | 搅拌机
concrete mixer | 混凝土搅拌机
packaging machine | 包装机
packing machine > 包装机
filling machine | 灌装机
capping machine | 旋盖机
labelling machine | 贴标机
labeling machine > 贴标机
sealing machine | 封口机
wrapping machine | 裹包机
shrink wrapping machine | 热收缩包装机
vacuum packing machine | 真空包装机
cartoning machine | 装盒机
palletizer | 码垛机
printing machine | 印刷机
flexographic printing machine | 柔版印刷机
offset printing machine | 胶印机
screen printing machine | 丝网印刷机
paper cup machine | 纸杯机
bag making machine | 制袋机
slitting machine | 分切机
laminating machine | 覆膜机
die cutting machine | 模切机
sewing machine | 缝纫机
embroidery machine | 绣花机
circular knitting machine | 圆机
weaving machine | 织机
rapier loom | 剑杆织机
spinning machine | 纺纱机
dyeing machine | 染色机
rice mill | 碾米机
flour mill | 磨粉机
oil press | 榨油机
noodle machine | 面条机
baking oven | 烘焙烤箱
food dryer | 食品烘干机
dryer | 干燥机
spray dryer | 喷雾干燥机
freeze dryer | 冻干机
tractor | 拖拉机
harvester | 收割机
combine harvester | 联合收割机
sprayer | 喷雾器
rotavator | 旋耕机
excavator | 挖掘机
wheel loader | 轮式装载机
bulldozer | 推土机
road roller | 压路机
crane | 起重机
gantry crane | 门式起重机
tower crane | 塔式起重机
overhead crane | 桥式起重机
forklift | 叉车
conveyor | 输送机
belt conveyor | 带式输送机
bucket elevator | 斗式提升机
hoist | 葫芦
air compressor | 空压机
screw air compressor | 螺杆空压机
compressor | 压缩机
pump | 泵
water pump | 水泵
vacuum pump | 真空泵
centrifugal pump | 离心泵
submersible pump | 潜水泵
generator | 发电机
diesel generator | 柴油发电机
generator set | 发电机组
boiler | 锅炉
steam boiler | 蒸汽锅炉
furnace | 炉
induction furnace | 感应炉
heat treatment furnace | 热处理炉
chiller | 冷水机
cooling tower | 冷却塔
heat exchanger | 换热器
dust collector | 除尘器
centrifuge | 离心机
reactor | 反应釜
tablet press | 压片机
capsule filling machine | 胶囊充填机
autoclave | 高压灭菌器
robot | 机器人
industrial robot | 工业机器人
welding robot | 焊接机器人
pick and place machine | 贴片机
reflow oven | 回流焊炉
coil winding machine | 绕线机
brick making machine | 制砖机
block making machine | 砌块成型机
pile driver | 打桩机
woodworking machine | 木工机械
edge banding machine | 封边机
panel saw | 推台锯
solar panel | 太阳能电池板
`;
