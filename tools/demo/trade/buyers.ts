// The demo market's buyers: invented small manufacturers in India, with the machines that they buy and their sign-up times.

import { both } from '../bilingual.ts';
import { createRandom, type Random } from '../random.ts';
import type { Both, MachineGroup } from '../types.ts';
import { DAY, hoursIn, nextWorkingTime } from './working-hours.ts';

interface IndianCity {
  readonly name: Both;
  readonly state: string;
  readonly zip: string;
  /** The port of its imports. */
  readonly port: Both;
}

const NHAVA_SHEVA = both('Nhava Sheva | Nhava Sheva（孟买新港）');
const MUNDRA = both('Mundra | 蒙德拉港');
const CHENNAI = both('Chennai | 金奈港');

const city = (line: string, state: string, zip: string, port: Both): IndianCity => {
  const name = both(line);
  return { name, state, zip, port };
};

const CITIES = {
  Pune: city('Pune | 浦那', 'Maharashtra', '411026', NHAVA_SHEVA),
  Nashik: city('Nashik | 纳西克', 'Maharashtra', '422010', NHAVA_SHEVA),
  Kolhapur: city('Kolhapur | 科尔哈布尔', 'Maharashtra', '416234', NHAVA_SHEVA),
  Surat: city('Surat | 苏拉特', 'Gujarat', '394230', MUNDRA),
  Rajkot: city('Rajkot | 拉杰果德', 'Gujarat', '360024', MUNDRA),
  Morbi: city('Morbi | 莫尔比', 'Gujarat', '363642', MUNDRA),
  Vadodara: city('Vadodara | 瓦多达拉', 'Gujarat', '390010', MUNDRA),
  Ludhiana: city('Ludhiana | 卢迪亚纳', 'Punjab', '141010', MUNDRA),
  Jaipur: city('Jaipur | 斋浦尔', 'Rajasthan', '302013', MUNDRA),
  Faridabad: city('Faridabad | 法里达巴德', 'Haryana', '121003', MUNDRA),
  Indore: city('Indore | 印多尔', 'Madhya Pradesh', '452015', NHAVA_SHEVA),
  Coimbatore: city('Coimbatore | 哥印拜陀', 'Tamil Nadu', '641021', CHENNAI),
  Tiruppur: city('Tiruppur | 蒂鲁普', 'Tamil Nadu', '641604', CHENNAI),
  Hosur: city('Hosur | 霍苏尔', 'Tamil Nadu', '635126', CHENNAI),
  Bengaluru: city('Bengaluru | 班加罗尔', 'Karnataka', '560058', CHENNAI),
  Hyderabad: city('Hyderabad | 海得拉巴', 'Telangana', '500055', CHENNAI),
  Vijayawada: city('Vijayawada | 维杰亚瓦达', 'Andhra Pradesh', '520007', CHENNAI),
  Kochi: city('Kochi | 科钦', 'Kerala', '683501', CHENNAI),
} as const;

/** One buyer per line: company, city, contact person, groups of machines. */
const COMPANIES = `
  Tamrasi Agro Foods | Nashik | Sunita Bhosle | food packing
  Veloksha Auto Parts | Ludhiana | Gurdeep Sandhu | metal moulding energy
  Nilgara Textiles | Tiruppur | Kavitha Raman | cloth sewing
  Karnavi Castings | Rajkot | Hitesh Vaghela | metal energy
  Suvarnavi Jewels | Jaipur | Pooja Khandelwal | jewellery
  Dakshavi Pumps | Coimbatore | Senthil Murugan | metal electronics energy
  Marudeva Stones | Morbi | Jignesh Kanani | mineral site
  Aarogya Vatika Labs | Vadodara | Bhavna Trivedi | process packing
  Prithvik Constructions | Indore | Sandeep Choure | site mineral
  Ratnamba Silks | Surat | Ketan Jariwala | cloth print
  Bhumitra Farms | Vijayawada | Lakshmi Prasanna | food robots
  Vidyudhar Electricals | Faridabad | Naveen Mehra | electronics moulding energy
  Koynari Snacks | Kolhapur | Ranjit Mohite | food packing
  Hastakala Prints | Jaipur | Meenakshi Soni | print sewing
  Sahyagiri Plastics | Pune | Nilesh Wagh | moulding print
  Omkareshi Rice Mills | Vijayawada | Venkat Subbarao | food mineral
  Trishulin Robotics | Bengaluru | Ananya Hegde | robots electronics
  Gomtari Garments | Faridabad | Shabana Qureshi | sewing cloth
  Lohitra Fabricators | Rajkot | Paresh Dobariya | metal panels
  Samudravi Foods | Kochi | Thomas Kurian | food packing process
  Vastrani Hosiery | Ludhiana | Harleen Kaur | cloth sewing
  Meghadrika Panels | Hosur | Dinesh Kumaran | panels moulding
  Agnivara Foundry | Kolhapur | Sachin Ghorpade | metal mineral
  Jalavi Beverages | Nashik | Amruta Shirke | packing energy
  Tejomay Solar | Hyderabad | Ravi Teja Kondapalli | energy electronics
  Chandravari Cosmetics | Vadodara | Riddhi Parmar | process packing
  Kaveriya Oils | Coimbatore | Gayathri Selvan | food packing
  Purvaksha Tiles Udyog | Morbi | Bhavesh Aghara | mineral energy
  Ujjvari Motors | Faridabad | Vikram Chauhan | site metal
  Navdipta Agri Tools | Ludhiana | Jaspreet Gill | metal robots
  Ambivara Bricks | Indore | Manoj Patidar | mineral site
  Shreshvi Cables | Surat | Dhaval Desai | moulding energy
  Madhuvani Bakers | Pune | Rohini Gokhale | packing food
  Girnavi Minerals | Rajkot | Chirag Bhalodia | mineral energy
  Anantavi Pharma | Hyderabad | Swathi Reddy | process packing robots
  Sthapati Infra | Bengaluru | Kiran Shetty | site mineral
  Pallavan Weaves | Tiruppur | Murali Krishnan | cloth energy
  Kirtivara Tools | Pune | Ajit Phadke | metal electronics
  Devraksha Furniture | Nashik | Yogesh Sonawane | panels print
  Swarnadeep Chains | Surat | Nirav Zaveri | jewellery metal
  Vrindaksha Dairy Works | Jaipur | Kamal Sharma | packing process
  Malavara Sails | Kochi | Anjali Menon | sewing print
  Tungavara Foods | Bengaluru | Prakash Gowda | food packing
  Parijavi Tyres | Indore | Devendra Rathore | moulding site
  Surakshavi Surgicals | Vadodara | Hemant Joshi | process moulding
  Chetavani Circuits | Bengaluru | Smita Rao | electronics robots
  Varunavi Logistics | Hyderabad | Farhan Siddiqui | site robots
  Neelavani Dyes | Surat | Mitesh Patel | process cloth
  Hemavara Coffee | Hosur | Roopa Ganesh | food process
  Bhavaksha Springs | Kolhapur | Suresh Chavan | metal energy
  Kalpavi Cartons | Faridabad | Ritu Bansal | print packing
  Saptavani Crushers | Vijayawada | Ramesh Naidu | mineral site
`;

export interface Buyer {
  readonly id: string;
  readonly email: string;
  readonly phone: string;
  readonly companyName: string;
  readonly name: string;
  readonly city: IndianCity;
  readonly street: string;
  readonly groups: readonly MachineGroup[];
  /** Whether it places orders. */
  readonly orders: boolean;
  /** When it signed up. */
  readonly since: number;
}

const SHARE_ORDERING = 0.62;
/** Buyers have signed up over the last 22 months. */
const SIGN_UP_DAYS = 660;

const signUpTime = (index: number, count: number, now: number, random: Random): number => {
  const share = (index + random.next()) / count;
  const ago = SIGN_UP_DAYS - Math.floor(share * (SIGN_UP_DAYS - 3));
  return nextWorkingTime(hoursIn('India'), now - ago * DAY, random);
};

const ESTATES = ['Industrial Area Phase 1', 'Industrial Area Phase 2', 'MIDC Road', 'Ring Road'];

const streetOf = (cityName: string, random: Random): string => {
  const estate = random.pick(ESTATES);
  const isElsewhere = estate === 'MIDC Road' && !/Pune|Nashik|Kolhapur/.test(cityName);
  return `Plot ${random.int(3, 148)}, ${isElsewhere ? 'Estate Road' : estate}`;
};

/** All buyers but the demo buyer. */
export const generateBuyers = (now: number): readonly Buyer[] => {
  const random = createRandom(0xb0);
  const lines = COMPANIES.trim().split('\n');
  // Shuffled: sign-up times follow this order, and the list has companies of one city and trade together.
  const order = random.sample([...lines.keys()], lines.length);
  return order.map((line, index) => {
    const [company = '', cityName = '', name = '', groups = ''] = (lines[line] ?? '')
      .split('|')
      .map((part) => part.trim());
    const since = signUpTime(index, lines.length, now, random);
    const slug = `${company.split(' ')[0]}-${cityName}`.toLowerCase();
    return {
      id: random.uuid(since),
      email: `${slug}@example.com`,
      // An example number with ten digits, which the spec requires (§5).
      phone: `+91000000${String(101 + index).padStart(4, '0')}`,
      companyName: company,
      name,
      city: CITIES[cityName as keyof typeof CITIES],
      street: streetOf(cityName, random),
      groups: groups.split(' ') as MachineGroup[],
      orders: random.chance(SHARE_ORDERING),
      since,
    };
  });
};

/** The buyer that visitors of the demo sign in as: a factory in Pune, whose owners also have a quarry. */
export const demoBuyer = (now: number): Buyer => {
  const random = createRandom(0xb1);
  const since = nextWorkingTime(hoursIn('India'), now - 340 * DAY, random);
  return {
    id: random.uuid(since),
    email: 'demo-buyer@example.com',
    phone: '+910000000001',
    companyName: 'Kulkarni Precision Works (example)',
    name: 'Asha Kulkarni',
    city: CITIES.Pune,
    street: 'Plot 27, MIDC Road',
    groups: ['metal', 'energy', 'mineral'],
    orders: true,
    since,
  };
};

/** The admin that visitors of the demo sign in as; it buys nothing. */
export const adminAccount = (now: number): Buyer => {
  const random = createRandom(0xb2);
  const since = nextWorkingTime(hoursIn('India'), now - 365 * DAY, random);
  return {
    id: random.uuid(since),
    email: 'demo-admin@example.com',
    phone: '+910000000002',
    companyName: 'Yantra Bridge (example)',
    name: 'Market desk',
    city: CITIES.Pune,
    street: 'Plot 1, MIDC Road',
    groups: [],
    orders: false,
    since,
  };
};
