// Regions at the start of company names: provinces and industrial cities of China, and the countries of the directory.

const REGIONS = `
  China 中国, Beijing 北京, Shanghai 上海, Tianjin 天津, Chongqing 重庆, Hebei 河北, Shanxi 山西, Liaoning 辽宁, Jilin 吉林,
  Heilongjiang 黑龙江, Jiangsu 江苏, Zhejiang 浙江, Anhui 安徽, Fujian 福建, Jiangxi 江西, Shandong 山东, Henan 河南, Hubei 湖北,
  Hunan 湖南, Guangdong 广东, Hainan 海南, Sichuan 四川, Guizhou 贵州, Yunnan 云南, Shaanxi 陕西, Gansu 甘肃, Qinghai 青海,
  Guangxi 广西, Ningxia 宁夏, Xinjiang 新疆, Tibet 西藏, Inner-Mongolia 内蒙古, Taiwan 台湾, Hongkong 香港, Macau 澳门,
  Ningbo 宁波, Wenzhou 温州, Shaoxing 绍兴, Taizhou 台州, Hangzhou 杭州, Jinhua 金华, Huzhou 湖州, Jiaxing 嘉兴, Yiwu 义乌,
  Yongkang 永康, Ruian 瑞安, Yuyao 余姚, Cixi 慈溪, Zhuji 诸暨, Quzhou 衢州, Lishui 丽水, Zhoushan 舟山, Wenling 温岭, Yuhuan 玉环,
  Wuxi 无锡, Suzhou 苏州, Changzhou 常州, Nanjing 南京, Nantong 南通, Yangzhou 扬州, Xuzhou 徐州, Zhenjiang 镇江, Taizhou 泰州,
  Yancheng 盐城, Huaian 淮安, Lianyungang 连云港, Suqian 宿迁, Kunshan 昆山, Zhangjiagang 张家港, Changshu 常熟, Jiangyin 江阴,
  Yixing 宜兴, Taicang 太仓, Danyang 丹阳, Hefei 合肥, Maanshan 马鞍山, Wuhu 芜湖, Bengbu 蚌埠, Anqing 安庆, Chuzhou 滁州,
  Wuhan 武汉, Yichang 宜昌, Xiangyang 襄阳, Huangshi 黄石, Jingzhou 荆州, Changsha 长沙, Zhuzhou 株洲, Xiangtan 湘潭, Hengyang 衡阳,
  Yueyang 岳阳, Changde 常德, Nanchang 南昌, Ganzhou 赣州, Jiujiang 九江, Shenzhen 深圳, Dongguan 东莞, Huizhou 惠州, Guangzhou 广州,
  Foshan 佛山, Zhongshan 中山, Zhuhai 珠海, Jiangmen 江门, Shantou 汕头, Zhaoqing 肇庆, Shunde 顺德, Zhanjiang 湛江, Xiamen 厦门,
  Quanzhou 泉州, Fuzhou 福州, Zhangzhou 漳州, Putian 莆田, Jinjiang 晋江, Qingdao 青岛, Jinan 济南, Weifang 潍坊, Yantai 烟台,
  Zibo 淄博, Tengzhou 滕州, Jining 济宁, Linyi 临沂, Dongying 东营, Weihai 威海, Zaozhuang 枣庄, Taian 泰安, Dezhou 德州, Liaocheng 聊城,
  Heze 菏泽, Binzhou 滨州, Rizhao 日照, Zhengzhou 郑州, Luoyang 洛阳, Xinxiang 新乡, Puyang 濮阳, Kaifeng 开封, Anyang 安阳,
  Nanyang 南阳, Jiaozuo 焦作, Xuchang 许昌, Changyuan 长垣, Gongyi 巩义, Shangqiu 商丘, Zhoukou 周口, Lanzhou 兰州, Tianshui 天水,
  Cangzhou 沧州, Shijiazhuang 石家庄, Qinhuangdao 秦皇岛, Tangshan 唐山, Baoding 保定, Langfang 廊坊, Handan 邯郸, Xingtai 邢台,
  Hengshui 衡水, Xian 西安, Baoji 宝鸡, Xianyang 咸阳, Taiyuan 太原, Datong 大同, Shenyang 沈阳, Dalian 大连, Anshan 鞍山, Yingkou 营口,
  Changchun 长春, Harbin 哈尔滨, Qiqihar 齐齐哈尔, Daqing 大庆, Chengdu 成都, Mianyang 绵阳, Deyang 德阳, Zigong 自贡, Guiyang 贵阳,
  Kunming 昆明, Nanning 南宁, Liuzhou 柳州, Guilin 桂林, Haikou 海口, Hohhot 呼和浩特, Baotou 包头, Yinchuan 银川, Xining 西宁,
  Urumqi 乌鲁木齐, Lhasa 拉萨, Taipei 台北, Taichung 台中, Tainan 台南, Kaohsiung 高雄, Hsinchu 新竹, Taoyuan 桃园,
  India 印度, Germany 德国, Deutschland 德国, Japan 日本, Korea 韩国, America 美国, USA 美国
`
  .split(',')
  .map((each) => each.trim().split(/\s+/) as [string, string]);

/** In lower case, without apostrophes: "xian" for Xi'an. */
export const ENGLISH_REGIONS: ReadonlySet<string> = new Set(
  REGIONS.map(([name]) => name.toLowerCase()),
);

/** The longest first, because a shorter name may be the beginning of a longer one. */
export const CHINESE_REGIONS: readonly string[] = [
  ...new Set(REGIONS.map(([, name]) => name)),
].sort((one, other) => other.length - one.length);
