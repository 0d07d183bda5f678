import { noInformation, noSocial, otherRoles, shopRoles, userPlans, userStatuses } from '../../core/users/users.user'
import { seed } from '../../service/seed'
import { rolePermissions } from '../../service/users/users.roles'
import { type StoredUser, usersTable } from '../../service/users/users.table'
import { portrait } from './users.pictures'

/** Invented people and companies: name, username, company, phone, country, province, district, postcode. */
const people = [
  'สุนิสา พรหมทอง|sunisa|บ้านชาปลายดอย|081-555-0203|ไทย|เชียงใหม่|เมืองเชียงใหม่|50200',
  'ธนพล แก้วใส|thanapol|ครัวคุณยายละเมียด|089-555-0204|ไทย|ขอนแก่น|เมืองขอนแก่น|40000',
  'กมลชนก ทิพย์มณี|kamonchanok|สานฝันหัตถกรรม|082-555-0205|ไทย|กรุงเทพมหานคร|จตุจักร|10900',
  'วรวุฒิ ศรีสวัสดิ์|worawut|บ้านชาปลายดอย|083-555-0206|ไทย|ลำพูน|เมืองลำพูน|51000',
  'ปวีณา แสงเดือน|paweena|ครัวคุณยายละเมียด|084-555-0207|ไทย|อุดรธานี|เมืองอุดรธานี|41000',
  'ณัฐวุฒิ ดวงดี|nattawut|สานฝันหัตถกรรม|085-555-0208|ไทย|นนทบุรี|เมืองนนทบุรี|11000',
  'อรอุมา ใจงาม|ornuma|บ้านชาปลายดอย|086-555-0209|ไทย|เชียงราย|เมืองเชียงราย|57000',
  'ชัยวัฒน์ บุญมาก|chaiwat|คลังสินค้าริมคลอง|087-555-0210|ไทย|ปทุมธานี|ลำลูกกา|12150',
  'พิมพ์ชนก วงศ์ใหญ่|pimchanok|คลังสินค้าริมคลอง|088-555-0211|ไทย|สมุทรปราการ|บางพลี|10540',
  'เดชา ทองสุข|decha|ไปรษณีย์ตัวแทนตลาดเช้า|090-555-0212|ไทย|ขอนแก่น|เมืองขอนแก่น|40000',
  'รัตนา จันทร์เพ็ญ|rattana|ครัวคุณยายละเมียด|091-555-0213|ไทย|มหาสารคาม|เมืองมหาสารคาม|44000',
  'ศิริพร มั่นคง|siriporn|สานฝันหัตถกรรม|092-555-0214|ไทย|กรุงเทพมหานคร|บางกะปิ|10240',
  'ภานุพงศ์ เรือนคำ|panupong|บ้านชาปลายดอย|093-555-0215|ไทย|แพร่|เมืองแพร่|54000',
  'ดวงใจ รุ่งเรือง|duangjai|ห้องภาพฟ้าใส|094-555-0216|ไทย|ชลบุรี|ศรีราชา|20110',
  'อภิชาติ สิงห์คำ|apichat|คลังสินค้าริมคลอง|095-555-0217|ไทย|ปทุมธานี|คลองหลวง|12120',
  'มยุรี อินทร์แก้ว|mayuree|ห้องภาพฟ้าใส|096-555-0218|ไทย|ชลบุรี|เมืองชลบุรี|20000',
  'กิตติพงษ์ นาคทอง|kittipong|บ้านชาปลายดอย|097-555-0219|ไทย|ลำปาง|เมืองลำปาง|52000',
  'สุดารัตน์ เพ็ชรดี|sudarat|ครัวคุณยายละเมียด|098-555-0220|ไทย|หนองคาย|เมืองหนองคาย|43000',
  'ประสิทธิ์ ยิ้มแย้ม|prasit|ไปรษณีย์ตัวแทนตลาดเช้า|099-555-0221|ไทย|ขอนแก่น|ชุมแพ|40130',
  'เบญจวรรณ ใจเย็น|benjawan|สานฝันหัตถกรรม|080-555-0222|ไทย|นครปฐม|เมืองนครปฐม|73000',
  'Anna Lindholm|anna|Nordic Tea House AB|+46 8 555 0223|Sweden|Stockholm|Stockholm|111 20',
  'จักรพันธ์ สุขใจ|jakkapan|คลังสินค้าริมคลอง|081-555-0224|ไทย|นครนายก|เมืองนครนายก|26000',
  'นงลักษณ์ ผ่องใส|nonglak|บ้านชาปลายดอย|082-555-0225|ไทย|พะเยา|เมืองพะเยา|56000',
  'เอกพล ชูศรี|ekapon|ร้านกล่องใบเล็ก|083-555-0226|ไทย|สงขลา|หาดใหญ่|90110',
  'ฐิติพร คำหวาน|thitiporn|ร้านกล่องใบเล็ก|084-555-0227|ไทย|สงขลา|เมืองสงขลา|90000',
  'สมบัติ วารีรักษ์|sombat|ครัวคุณยายละเมียด|085-555-0228|ไทย|เลย|เมืองเลย|42000',
  'ลลิตา ศรีนวล|lalita|สานฝันหัตถกรรม|086-555-0229|ไทย|กรุงเทพมหานคร|ลาดพร้าว|10230',
  'Markus Weber|markus|Teekontor Weber|+49 40 5550230|Germany|Hamburg|Hamburg|20095',
  'ยุทธนา เกิดผล|yuttana|คลังสินค้าริมคลอง|087-555-0231|ไทย|ฉะเชิงเทรา|บางปะกง|24130',
  'จิราภรณ์ ตั้งใจ|jiraporn|บ้านชาปลายดอย|088-555-0232|ไทย|น่าน|เมืองน่าน|55000',
  'พงศกร ไชยวงค์|pongsakorn|ห้องภาพฟ้าใส|089-555-0233|ไทย|ระยอง|เมืองระยอง|21000',
  'กาญจนา บัวบาน|kanjana|ครัวคุณยายละเมียด|090-555-0234|ไทย|สกลนคร|เมืองสกลนคร|47000',
  'วิชัย หอมหวาน|wichai|ไปรษณีย์ตัวแทนตลาดเช้า|091-555-0235|ไทย|ขอนแก่น|บ้านไผ่|40110',
  'อัญชลี ทรัพย์มา|anchalee|สานฝันหัตถกรรม|092-555-0236|ไทย|กรุงเทพมหานคร|ดินแดง|10400',
  'ธีรเดช กล้าหาญ|theeradet|ร้านกล่องใบเล็ก|093-555-0237|ไทย|พัทลุง|เมืองพัทลุง|93000',
  'สายฝน ชื่นบาน|saifon|บ้านชาปลายดอย|094-555-0238|ไทย|แม่ฮ่องสอน|ปาย|58130',
  'Claire Moreau|claire|Maison du Thé|+33 1 55 55 02 39|France|Île-de-France|Paris|75011',
  'มานพ ดีเลิศ|manop|คลังสินค้าริมคลอง|095-555-0240|ไทย|สระบุรี|หนองแค|18140',
  'ขวัญใจ งามตา|kwanjai|ห้องภาพฟ้าใส|096-555-0241|ไทย|จันทบุรี|เมืองจันทบุรี|22000',
  'ศักดิ์ชัย เพียรดี|sakchai|ครัวคุณยายละเมียด|097-555-0242|ไทย|นครพนม|เมืองนครพนม|48000',
  'ปาริชาติ วันดี|parichat|สานฝันหัตถกรรม|098-555-0243|ไทย|กรุงเทพมหานคร|สายไหม|10220',
  'João Tavares|joao|Casa do Chá|+351 21 555 0244|Portugal|Lisboa|Lisboa|1100-053',
  'สมพร ใยดี|somporn|ร้านกล่องใบเล็ก|099-555-0245|ไทย|ตรัง|เมืองตรัง|92000',
  'นภัสสร เมฆขาว|napatsorn|บ้านชาปลายดอย|080-555-0246|ไทย|เชียงใหม่|สันทราย|50210',
  'อุทัย สว่างจิต|uthai|ไปรษณีย์ตัวแทนตลาดเช้า|081-555-0247|ไทย|ขอนแก่น|พล|40120',
  'เพ็ญศรี รักษ์ไทย|pensri|ห้องภาพฟ้าใส|082-555-0248|ไทย|ตราด|เมืองตราด|23000',
  'คมสัน แก่นจันทร์|komsan|คลังสินค้าริมคลอง|083-555-0249|ไทย|ปราจีนบุรี|ศรีมหาโพธิ|25140',
  'วาสนา โชคดี|wasana|ครัวคุณยายละเมียด|084-555-0250|ไทย|มุกดาหาร|เมืองมุกดาหาร|49000',
] as const

/** How many of the people have a shop's roles. */
const lastInShopRoles = 12

const at = <T>(list: readonly [T, ...T[]], index: number): T => list[index % list.length] ?? list[0]

/** The two users who can sign in; the other users are a shop's staff. */
const signIns: readonly StoredUser[] = [
  {
    id: 1,
    version: 1,
    fullName: 'มาลี ใจดี',
    username: 'admin',
    email: 'admin@langraan.test',
    company: 'บ้านชาปลายดอย',
    role: 'admin',
    country: 'ไทย',
    contact: '081-234-5678',
    currentPlan: 'enterprise',
    status: 'active',
    avatar: null,
    information: { ...noInformation, language: 'th', contactOptions: ['email', 'phone'] },
    social: { ...noSocial, line: '@langraan' },
    permissions: ['manage:all'],
  },
  {
    id: 2,
    version: 1,
    fullName: 'สมชาย รักงาน',
    username: 'client',
    email: 'client@langraan.test',
    company: 'บ้านชาปลายดอย',
    role: 'subscriber',
    country: 'ไทย',
    contact: '089-876-5432',
    currentPlan: 'basic',
    status: 'active',
    avatar: null,
    information: { ...noInformation, language: 'th' },
    social: noSocial,
    permissions: ['read:ACL', 'read:Auth'],
  },
]

function makeUser(line: string, index: number): StoredUser {
  const [fullName = '', username = '', company = '', contact = '', country = '', state = '', city = '', postcode = ''] =
    line.split('|')
  const role =
    index < people.length - lastInShopRoles ? at(otherRoles, index * 3 + Math.floor(index / 5)) : at(shopRoles, index)
  const isReported = index % 4 === 0
  return {
    id: signIns.length + index + 1,
    version: 1,
    fullName,
    username,
    company,
    role,
    country,
    contact,
    email: `${username}@staff.langraan.test`,
    currentPlan: at(userPlans, index + Math.floor(index / 4)),
    status: index % 5 === 3 ? 'pending' : index % 7 === 4 ? 'inactive' : at(userStatuses, 0),
    avatar: portrait(fullName),
    information: isReported
      ? {
          ...noInformation,
          mobile: contact,
          language: country === 'ไทย' ? 'th' : 'en',
          contactOptions: ['phone'],
          address1: `${11 + index}/${(index % 9) + 1}`,
          postcode,
          city,
          state,
          country,
        }
      : noInformation,
    social: noSocial,
    permissions: [...rolePermissions(role)],
  }
}

export const usersSeeds = [seed(usersTable, () => [...signIns, ...people.map(makeUser)])]
