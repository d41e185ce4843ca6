// Glossary list: materials of machines and workpieces. See ../glossary.ts for the line format.

export const MATERIALS = `
material | 材料
raw material | 原材料
metal | 金属
steel | 钢
carbon steel | 碳钢
mild steel | 低碳钢
alloy steel | 合金钢
tool steel | 工具钢
high-speed steel | 高速钢
spring steel | 弹簧钢
stainless steel | 不锈钢
galvanized steel | 镀锌钢
galvanised steel > 镀锌钢
iron | 铁
cast iron | 铸铁
ductile iron | 球墨铸铁
aluminium | 铝
aluminum > 铝
aluminium alloy | 铝合金
aluminum alloy > 铝合金
copper | 铜
brass | 黄铜
bronze | 青铜
zinc | 锌
tin | 锡
lead | 铅
nickel | 镍
titanium | 钛
titanium alloy | 钛合金
tungsten carbide | 硬质合金
carbide > 硬质合金
ceramic | 陶瓷
glass | 玻璃
plastic | 塑料
nylon | 尼龙
polyethylene | 聚乙烯
polypropylene | 聚丙烯
polystyrene | 聚苯乙烯
acrylic | 亚克力
rubber | 橡胶
silicone | 硅胶
foam | 泡沫
resin | 树脂
fibreglass | 玻璃纤维
fiberglass > 玻璃纤维
carbon fibre | 碳纤维
carbon fiber > 碳纤维
composite material | 复合材料
wood | 木材
plywood | 胶合板
bamboo | 竹子
paper | 纸
cardboard | 纸板
corrugated board | 瓦楞纸板
leather | 皮革
cotton | 棉花
polyester | 涤纶
yarn | 纱线
fabric | 面料
non-woven fabric | 无纺布
nonwoven fabric > 无纺布
concrete | 混凝土
cement | 水泥
sand | 砂
stone | 石材
marble | 大理石
granite | 花岗岩
clay | 黏土
coal | 煤
ore | 矿石
rice | 大米
wheat | 小麦
maize | 玉米
corn > 玉米
flour | 面粉
edible oil | 食用油
sugar | 糖
milk | 牛奶
food | 食品
fruit | 水果
vegetable | 蔬菜
feed | 饲料
fertilizer | 肥料
fertiliser > 肥料
chemical | 化学品
paint | 油漆
coating | 涂层
adhesive | 胶粘剂
lubricating oil | 润滑油
hydraulic oil | 液压油
grease | 润滑脂
coolant | 冷却液
cutting fluid | 切削液
diesel | 柴油
natural gas | 天然气
compressed air | 压缩空气
steam | 蒸汽
water | 水
wire | 线材
bar | 棒材
tube | 管材
sheet | 板材
sheet metal | 钣金
steel plate | 钢板
steel pipe | 钢管
coil | 卷材
profile | 型材
film | 薄膜
granule | 颗粒
powder | 粉末
pellet | 颗粒料
casting | 铸件
forging | 锻件
weldment | 焊接件
workpiece | 工件
bottle | 瓶子
bag | 袋子
box | 盒子
can | 罐头
`;
