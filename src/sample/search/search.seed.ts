import { bangkokDay } from '../../core/kernel/clock'
import { dayMs } from '../../core/kernel/timings'
import type { SearchContact, SearchFile, SearchPage } from '../../core/search/search.contract'
import { contactsTable, filesTable, pagesTable } from '../../service/search/search.service'
import { type SeedWorld, seed } from '../../service/seed'
import { people } from '../chat/chat.people'
import { sampleShops } from '../shops/shops.seed'
import { sampleProducts } from '../store/store.seed'
import { fileSign } from './search.pictures'

type Sample = readonly [title: string, icon: string, link: string, isBookmarked?: boolean]

// biome-ignore format: one line per page
const samples: readonly Sample[] = [
  ['รับออเดอร์', 'ClipboardPen', '/desk/order', true],
  ['รายการออเดอร์', 'Receipt', '/desk/orders', true],
  ['ใบปะหน้า', 'Printer', '/desk/labels', true],
  ['เก็บเงินปลายทาง', 'Banknote', '/desk/cod'],
  ['ลูกค้า', 'Users', '/desk/customers'],
  ['ร้านค้า', 'Store', '/desk/shops'],
  ['ภาพรวมร้านค้าออนไลน์', 'Home', '/'],
  ['สถิติและวิเคราะห์', 'BarChart', '/dashboard/analytics'],
  ['อีเมล', 'Mail', '/apps/email', true],
  ['แชต', 'MessageSquare', '/apps/chat'],
  ['รายการงาน', 'CheckSquare', '/apps/todo'],
  ['ปฏิทิน', 'Calendar', '/apps/calendar', true],
  ['รายการใบแจ้งหนี้', 'FileText', '/apps/invoice/list'],
  ['ดูใบแจ้งหนี้', 'FileText', '/apps/invoice/preview'],
  ['แก้ไขใบแจ้งหนี้', 'FileText', '/apps/invoice/edit'],
  ['เพิ่มใบแจ้งหนี้', 'FilePlus', '/apps/invoice/add'],
  ['สินค้า', 'Package', '/apps/ecommerce/shop'],
  ['รายละเอียดสินค้า', 'Package', '/apps/ecommerce/product-detail'],
  ['รายการที่อยากได้', 'Heart', '/apps/ecommerce/wishlist'],
  ['ตะกร้าและชำระเงิน', 'ShoppingCart', '/apps/ecommerce/checkout'],
  ['รายชื่อผู้ใช้', 'User', '/apps/user/list'],
  ['ข้อมูลผู้ใช้', 'User', '/apps/user/view'],
  ['แก้ไขผู้ใช้', 'User', '/apps/user/edit'],
  ['เข้าสู่ระบบ แบบที่ 1', 'LogIn', '/pages/login-v1'],
  ['เข้าสู่ระบบ แบบที่ 2', 'LogIn', '/pages/login-v2'],
  ['สมัครสมาชิก แบบที่ 1', 'UserPlus', '/pages/register-v1'],
  ['สมัครสมาชิก แบบที่ 2', 'UserPlus', '/pages/register-v2'],
  ['ลืมรหัสผ่าน แบบที่ 1', 'Key', '/pages/forgot-password-v1'],
  ['ลืมรหัสผ่าน แบบที่ 2', 'Key', '/pages/forgot-password-v2'],
  ['ตั้งรหัสผ่านใหม่ แบบที่ 1', 'Key', '/pages/reset-password-v1'],
  ['ตั้งรหัสผ่านใหม่ แบบที่ 2', 'Key', '/pages/reset-password-v2'],
  ['ตั้งค่าบัญชี', 'Settings', '/pages/account-settings'],
  ['โปรไฟล์', 'User', '/pages/profile'],
  ['คำถามที่พบบ่อย', 'HelpCircle', '/pages/faq'],
  ['คลังความรู้', 'BookOpen', '/pages/knowledge-base'],
  ['แพ็กเกจและราคา', 'Tag', '/pages/pricing'],
  ['บทความ', 'Newspaper', '/pages/blog/list'],
  ['อ่านบทความ', 'Newspaper', '/pages/blog/detail'],
  ['แก้ไขบทความ', 'Newspaper', '/pages/blog/edit'],
  ['สิทธิ์การใช้งาน', 'Shield', '/access-control'],
  ['เร็ว ๆ นี้', 'Clock', '/misc/coming-soon'],
  ['ไม่มีสิทธิ์ใช้งาน', 'Lock', '/misc/not-authorized'],
  ['ปิดปรับปรุง', 'Wrench', '/misc/maintenance'],
  ['หน้าแจ้งข้อผิดพลาด', 'AlertTriangle', '/misc/error'],
]

const samplePages: readonly SearchPage[] = samples.map(([title, icon, link, isBookmarked = false], index) => ({
  id: index + 1,
  target: link.split('/').filter(Boolean).join('-') || 'home',
  isBookmarked,
  title,
  icon,
  link,
}))

const csv = (rows: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${rows.map((row) => row.map((cell) => `"${String(cell).replaceAll('"', '""')}"`).join(',')).join('\r\n')}\r\n`
const lines = (...texts: readonly string[]): string => `${texts.join('\r\n')}\r\n`

const bahtOf = ({ price }: { price: number }): string => (price / 100).toFixed(2)

const contents: readonly (readonly [title: string, by: string, text: string])[] = [
  [
    'รายการสินค้าทั้งหมด.csv',
    'มาลี ใจดี',
    csv([['รหัส', 'สินค้า', 'หมวด', 'ราคา (บาท)'], ...sampleProducts.map((p) => [p.id, p.name, p.brand, bahtOf(p)])]),
  ],
  [
    'รายการราคาส่ง.csv',
    'ปรีชา ขยันดี',
    csv([
      ['สินค้า', 'ราคาปลีก', 'ราคาส่ง 12 ชิ้นขึ้นไป'],
      ...sampleProducts.map((p) => [p.name, bahtOf(p), bahtOf({ price: Math.round(p.price * 0.85) })]),
    ]),
  ],
  [
    'รายการที่อยู่ร้าน.csv',
    'มาลี ใจดี',
    csv([
      ['ร้าน', 'ที่อยู่', 'รหัสไปรษณีย์', 'โทร'],
      ...sampleShops.map((s) => [s.ShopName, s.Address, s.PostalCode, s.PhoneNumber]),
    ]),
  ],
  [
    'รายการวันหยุดขนส่ง.txt',
    'นภา ฟ้าคราม',
    lines('วันที่ขนส่งหยุดรับพัสดุ', '31 ธันวาคม – 1 มกราคม', '13 – 15 เมษายน', 'วันอาทิตย์: รับถึงเที่ยง'),
  ],
  [
    'รายการตรวจก่อนแพ็ก.txt',
    'ปรีชา ขยันดี',
    lines('ก่อนปิดกล่อง', '1. ชื่อ ที่อยู่ เบอร์โทร ตรงกับออเดอร์', '2. จำนวนครบ', '3. ของแตกง่ายห่อสองชั้น', '4. ใบปะหน้าเรียบและอ่านได้'),
  ],
  [
    'ข้อความตอบลูกค้า.txt',
    'มาลี ใจดี',
    lines('ขอบคุณที่สั่งซื้อค่ะ', 'รบกวนแจ้งชื่อ ที่อยู่ เบอร์โทร ได้เลยนะคะ', 'จัดส่งทุกวันจันทร์ถึงเสาร์ ตัดรอบ 13.00 น.'),
  ],
  [
    'ตารางค่าส่ง.csv',
    'นภา ฟ้าคราม',
    csv([
      ['น้ำหนักไม่เกิน', 'ลงทะเบียน', 'EMS', 'ขนส่งเอกชน'],
      ['500 กรัม', 30, 42, 35],
      ['1 กก.', 40, 52, 40],
      ['3 กก.', 70, 82, 60],
      ['5 กก.', 100, 122, 85],
    ]),
  ],
  [
    'แบบฟอร์มเคลมพัสดุ.txt',
    'นภา ฟ้าคราม',
    lines('แบบฟอร์มเคลมพัสดุ', 'เลขออเดอร์:', 'เลขพัสดุ:', 'วันที่ส่ง:', 'ความเสียหาย:', 'มูลค่า (บาท):'),
  ],
]

const sizeOf = (text: string): string => `${Math.max(1, Math.round(new TextEncoder().encode(text).length / 1024))} KB`

const sampleFiles: readonly SearchFile[] = contents.map(([title, by, text]) => {
  const kind = title.endsWith('.csv') ? 'csv' : 'txt'
  return {
    title,
    by,
    size: sizeOf(text),
    file: fileSign(kind),
    url: `data:text/${kind === 'csv' ? 'csv' : 'plain'};charset=utf-8,${encodeURIComponent(text)}`,
  }
})

/** Email names of the chat contacts, in their order; people who only write emails are below. */
const addresses = [
  'somying.s',
  'anucha.p',
  'waree.n',
  'tom.post',
  'fon.flash',
  'sales.plaimok',
  'lamiat',
  'thanakorn.j',
  'kesinee',
  'piya.r',
  'dao.l',
  'napa.f',
  'krit.r',
  'sudjai.b',
  'chote.k',
  'thitima.w',
]
const penFriends: readonly (readonly [title: string, email: string])[] = [
  ['ไร่ชาดอยหมอก', 'sales@doimok-tea.example'],
  ['โรงกล่องรุ่งเรือง', 'order@rungrueng-box.example'],
  ['ศูนย์รับส่งพัสดุสายเหนือ', 'notice@north-parcel.example'],
  ['สำนักงานบัญชีพูนทรัพย์', 'pornthip@poonsap.example'],
]

function makeContacts({ now }: SeedWorld): SearchContact[] {
  const date = (index: number) => bangkokDay(now - (index * 3 + 1) * dayMs)
  const chatting = people.map(({ id, fullName, avatar }, index) => ({
    title: fullName,
    email: `${addresses[index] ?? `contact-${id}`}@mail.example`,
    img: avatar,
    date: date(index),
    chat: id,
  }))
  const writing = penFriends.map(([title, email], index) => ({ title, email, img: null, date: date(index) }))
  return [...chatting, ...writing]
}

export const searchSeeds = [
  seed(pagesTable, () => samplePages),
  seed(filesTable, () => sampleFiles),
  seed(contactsTable, makeContacts),
]
