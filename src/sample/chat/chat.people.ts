import type { ChatStatus, Contact } from '../../core/chat/chat.contract'
import { portrait } from '../users/users.pictures'

type Sample = readonly [fullName: string, role: string, status: ChatStatus, about: string]

const samples: readonly Sample[] = [
  ['สมหญิง แสงทองดี', 'ลูกค้าประจำ', 'online', 'ชอบชากับของกินเล่น ส่งของตอนเย็นสะดวกกว่าค่ะ'],
  ['อนุชา เพชรสว่าง', 'ลูกค้า', 'offline', 'รับของที่ทำงาน จันทร์ถึงศุกร์'],
  ['วารี น้ำใสเย็น', 'ลูกค้า', 'online', 'ร้านกาแฟริมน้ำ สั่งของเข้าร้านทุกเดือน'],
  ['พี่ต้อม ไปรษณีย์', 'ขนส่ง', 'busy', 'เข้ารับพัสดุรอบ 11.00 น. และ 16.30 น.'],
  ['น้องฝน แฟลช', 'ขนส่ง', 'away', 'โทรก่อนเข้ารับทุกครั้ง'],
  ['ไร่ปลายหมอก (คุณบุญชู)', 'ผู้จัดส่งสินค้า', 'online', 'ชาและกาแฟจากดอย ส่งลงมาทุกวันพุธ'],
  ['ป้าละเมียด', 'ผู้จัดส่งสินค้า', 'offline', 'น้ำพริกทำใหม่ทุกวันอังคาร สั่งล่วงหน้าสองวัน'],
  ['ธนกร ใจมั่นคง', 'แพ็กของ', 'online', 'อยู่โต๊ะแพ็กหลังร้าน'],
  ['เกศินี ฝ่ายบัญชี', 'บัญชี', 'busy', 'ปิดยอดทุกสิ้นวัน ส่งสลิปก่อนห้าโมงนะคะ'],
  ['ปิยะ รักเรียนดี', 'ลูกค้า', 'offline', ''],
  ['Dao Lindqvist', 'ลูกค้า', 'away', 'Please write in English, thank you!'],
  ['นภา ฟ้าครามใส', 'ลูกค้า', 'online', 'สั่งเป็นของขวัญบ่อย ขอห่อสวย ๆ นะคะ'],
  ['กฤต เรืองวิชา', 'ลูกค้า', 'offline', 'ซื้อส่งเข้าออฟฟิศ'],
  ['สุดใจ บ้านสวนพลู', 'ลูกค้า', 'away', 'รับหน้าร้านเอง'],
  ['โชติ แก้วมณีนิล', 'ผู้จัดส่งสินค้า', 'busy', 'งานหวายและผักตบชวา'],
  ['ฐิติมา วงศ์สุขใส', 'ผู้จัดการร้าน', 'online', 'มีเรื่องด่วนโทรได้ตลอด'],
]

/** Customers, couriers, suppliers and colleagues. Id 11 is reserved for the signed-in user. */
export const people: readonly Contact[] = samples.map(([fullName, role, status, about], index) => ({
  id: index < 10 ? index + 1 : index + 2,
  fullName,
  // a farm has no face
  avatar: role === 'ผู้จัดส่งสินค้า' && fullName.includes('(') ? null : portrait(fullName),
  status,
  role,
  about,
}))
