// Glossary list: processes for workpieces and machines. See ../glossary.ts for the line format.

export const PROCESSES = `
process | 工艺
processing | 加工
metal processing | 金属加工
metalworking > 金属加工
machining | 机械加工
precision machining | 精密加工
CNC machining | 数控加工
turning | 车削
milling | 铣削
drilling | 钻孔
boring | 镗孔
tapping | 攻丝
reaming | 铰孔
grinding | 磨削
polishing | 抛光
deburring | 去毛刺
sawing | 锯切
cutting | 切割
laser cutting | 激光切割
laser marking | 激光打标
bending | 折弯
stamping | 冲压
punching | 冲孔
deep drawing | 拉深
die casting | 压铸
sand casting | 砂型铸造
investment casting | 熔模铸造
rolling | 轧制
extrusion | 挤出
injection moulding | 注塑
injection molding > 注塑
blow moulding | 吹塑
blow molding > 吹塑
welding | 焊接
arc welding | 电弧焊
brazing | 钎焊
soldering | 锡焊
heat treatment | 热处理
quenching | 淬火
tempering | 回火
annealing | 退火
carburizing | 渗碳
nitriding | 渗氮
surface treatment | 表面处理
sandblasting | 喷砂
shot blasting | 抛丸
electroplating | 电镀
galvanizing | 镀锌
anodizing | 阳极氧化
powder coating | 粉末喷涂
painting | 喷漆
printing | 印刷
dyeing | 染色
weaving | 织造
spinning | 纺纱
knitting | 针织
sewing | 缝制
mixing | 混合
crushing | 破碎
drying | 干燥
cooling | 冷却
heating | 加热
sterilization | 灭菌
sterilisation > 灭菌
fermentation | 发酵
filtration | 过滤
distillation | 蒸馏
filling | 灌装
sealing | 封口
labelling | 贴标
labeling > 贴标
packaging | 包装
palletizing | 码垛
recycling | 回收
assembly | 装配
installation | 安装
installation and commissioning | 安装调试
commissioning | 调试
trial run | 试运行
operation | 操作
maintenance | 维护
repair | 维修
lubrication | 润滑
cleaning | 清洗
calibration | 校准
testing | 测试
inspection | 检验
quality control | 质量控制
quality inspection | 质量检验
training | 培训
remote support | 远程支持
technical support | 技术支持
design | 设计
manufacturing | 制造
production | 生产
mass production | 批量生产
automation | 自动化
`;
