import type { SearchPage } from '../../core/search/search.contract'
import { type Seed, seed } from '../seed'
import { pagesTable } from './search.service'

type Row = readonly [title: string, icon: string, link: string, isBookmarked?: boolean]

// biome-ignore format: one line per page
const rows: readonly Row[] = [
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
  // at the end: bookmarks refer to positions
  ['สินค้าของร้าน', 'Package', '/desk/products'],
  ['ประวัติการใช้งาน', 'FileText', '/apps/user/activity'],
  ['ขนส่ง', 'Truck', '/desk/couriers'],
  ['เขียนบทความ', 'Newspaper', '/pages/blog/add'],
]

const pages: readonly SearchPage[] = rows.map(([title, icon, link, isBookmarked = false], index) => ({
  id: index + 1,
  target: link.split('/').filter(Boolean).join('-') || 'home',
  isBookmarked,
  title,
  icon,
  link,
}))

/** The screens of the dashboard, to be searched and bookmarked: the first rows of every shop. */
export const pagesFirstRows: readonly Seed[] = [seed(pagesTable, () => pages)]
