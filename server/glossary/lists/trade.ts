// Glossary list: terms of buying, selling, shipping and documents. See ../glossary.ts for the line format.

export const TRADE = `
buyer | 买家
采购商 < buyer
customer | 客户
supplier | 供应商
manufacturer | 制造商
factory | 工厂
trading company | 贸易公司
distributor | 经销商
agent | 代理商
importer | 进口商
exporter | 出口商
end user | 最终用户
product | 产品
model | 型号
brand | 品牌
sample | 样品
catalogue | 产品目录
catalog > 产品目录
brochure | 宣传册
drawing | 图纸
technical drawing | 技术图纸
datasheet | 技术参数表
data sheet > 技术参数表
specification | 规格
technical specification | 技术规格
configuration | 配置
standard configuration | 标准配置
optional accessory | 选配件
user manual | 使用说明书
operation manual | 操作手册
manual > 使用说明书
enquiry | 询盘
inquiry > 询盘
quotation | 报价单
quote > 报价单
offer | 报价
proforma invoice | 形式发票
PI > 形式发票
commercial invoice | 商业发票
invoice | 发票
packing list | 装箱单
bill of lading | 提单
B/L > 提单
certificate of origin | 原产地证书
certificate | 证书
test report | 检测报告
business licence | 营业执照
business license > 营业执照
import licence | 进口许可证
import license > 进口许可证
purchase order | 采购订单
order | 订单
trial order | 试订单
contract | 合同
order quantity | 订购数量
minimum order quantity | 最小起订量
MOQ > 最小起订量
起订量 < MOQ
price | 价格
unit price | 单价
total price | 总价
target price | 目标价
price list | 价目表
discount | 折扣
cost | 成本
tax | 税
customs duty | 关税
import duty | 进口关税
customs clearance | 清关
customs declaration | 报关
freight | 运费
sea freight | 海运费
air freight | 空运费
insurance | 保险
payment | 付款
payment term | 付款条件
terms of payment > 付款条件
payment method | 付款方式
advance payment | 预付款
deposit | 定金
balance payment | 尾款
balance > 尾款
letter of credit | 信用证
L/C > 信用证
telegraphic transfer | 电汇
T/T > 电汇
bank transfer | 银行转账
bank account | 银行账户
delivery | 交货
delivery time | 交货期
lead time > 交货期
delivery date | 交货日期
production time | 生产周期
shipment | 装运
shipping mark | 唛头
shipping date | 装运日期
port of loading | 装运港
port of discharge | 卸货港
port | 港口
destination port | 目的港
container | 集装箱
full container load | 整箱
less than container load | 拼箱
wooden case | 木箱
wooden box > 木箱
pallet | 托盘
carton | 纸箱
packing | 包装方式
packing size | 包装尺寸
free on board | 船上交货
ex works | 工厂交货
cost and freight | 成本加运费
cost, insurance and freight | 成本、保险费加运费
delivered duty paid | 完税后交货
delivered at place | 目的地交货
free carrier | 货交承运人
country of origin | 原产地
原产国 < country of origin
HS code | 海关编码
stock | 库存
in stock | 现货
warranty | 保修
warranty period | 保修期
guarantee > 保修
after-sales service | 售后服务
after sales > 售后
service engineer | 售后工程师
engineer | 工程师
operator | 操作员
technician | 技术员
complaint | 投诉
claim | 索赔
replacement | 更换件
return | 退货
refund | 退款
factory acceptance test | 出厂验收
site acceptance test | 现场验收
third-party inspection | 第三方检验
pre-shipment inspection | 装运前检验
factory inspection | 验厂
factory visit | 工厂参观
video | 视频
photo | 照片
picture > 照片
company profile | 公司简介
company | 公司
address | 地址
India | 印度
China | 中国
Mumbai | 孟买
Delhi | 德里
Chennai | 金奈
Kolkata | 加尔各答
Bengaluru | 班加罗尔
Bangalore > 班加罗尔
Ahmedabad | 艾哈迈达巴德
Pune | 浦那
Mundra | 蒙德拉
Nhava Sheva | 孟买新港
那瓦舍瓦 < Nhava Sheva
Shanghai | 上海
Ningbo | 宁波
Shenzhen | 深圳
Guangzhou | 广州
Qingdao | 青岛
Tianjin | 天津
`;
