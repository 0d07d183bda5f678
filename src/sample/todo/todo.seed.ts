import { bangkokDay } from '../../core/kernel/clock'
import { dayMs } from '../../core/kernel/timings'
import type { Assignee, Task, TaskTag } from '../../core/todo/todo.contract'
import { type SeedWorld, seed } from '../../service/seed'
import { tasksTable } from '../../service/todo/todo.service'
import { portrait } from '../users/users.pictures'

const nobody = null
const person = (fullName: string): Assignee => ({ fullName, avatar: portrait(fullName) })

const malee = person('มาลี ใจดี')
const somchai = person('สมชาย วงศ์สุข')
const nok = person('นกน้อย ศรีเมือง')
const prasert = person('ประเสริฐ ทองแท้')
const daorung = person('ดาวรุ่ง แสงจันทร์')
const ake = person('เอกชัย บุญมาก')

type Sample = {
  title: string
  /** days from today */
  due: number
  who: Assignee | null
  tags: TaskTag[]
  description?: string
  is?: 'important' | 'completed' | 'deleted' | 'important completed' | 'important deleted'
}

/** Oldest first. */
const samples: readonly Sample[] = [
  { title: 'ล้างตู้แช่และจดอุณหภูมิประจำสัปดาห์', due: -12, who: ake, tags: ['low'], is: 'completed' },
  { title: 'ลบรูปสินค้าเก่าที่เลิกขายแล้ว', due: -9, who: nok, tags: ['update', 'low'], is: 'deleted' },
  { title: 'สั่งกล่องเบอร์ B เพิ่ม 200 ใบ', due: -6, who: prasert, tags: ['medium'], is: 'completed' },
  {
    title: 'ติดต่อลูกค้าที่พัสดุตีกลับจากขอนแก่น',
    due: -3,
    who: malee,
    tags: ['high'],
    description: '<p>โทรไม่ติดสองรอบ ลองทักแชตอีกครั้ง ถ้าไม่ตอบให้เปลี่ยนเป็น <strong>ตีกลับ</strong></p>',
    is: 'important',
  },
  { title: 'ตรวจยอดเก็บเงินปลายทางกับใบสรุปของขนส่ง', due: -1, who: somchai, tags: ['team', 'high'], is: 'important' },
  { title: 'ถ่ายรูปน้ำพริกชุดใหม่', due: 0, who: daorung, tags: ['update'] },
  {
    title: 'พิมพ์ใบปะหน้าออเดอร์รอบเช้าก่อน 10 โมง',
    due: 0,
    who: malee,
    tags: ['high', 'team'],
    description: '<ul><li>EMS แยกกอง</li><li>Flash มารับบ่ายสอง</li></ul>',
    is: 'important',
  },
  { title: 'ยกเลิกโปรส่งฟรีเดือนที่แล้ว', due: -20, who: somchai, tags: ['update'], is: 'important deleted' },
  { title: 'อัปเดตราคาชาเขียวใบหม่อน', due: 1, who: nok, tags: ['update', 'medium'] },
  { title: 'สอนน้องใหม่คีย์ออเดอร์จากแชต', due: 2, who: malee, tags: ['team'] },
  { title: 'ตอบรีวิวลูกค้าสัปดาห์นี้', due: 2, who: daorung, tags: ['low'] },
  {
    title: 'นัดช่างซ่อมเครื่องพิมพ์ใบปะหน้า',
    due: 3,
    who: prasert,
    tags: ['medium'],
    description: '<p>กระดาษติดบ่อย เครื่องตัวหลังร้าน</p>',
  },
  { title: 'นับสต็อกสบู่สมุนไพร', due: 4, who: ake, tags: ['team', 'medium'] },
  { title: 'ส่งใบกำกับภาษีให้ร้านอาหารบ้านสวน', due: 5, who: somchai, tags: ['high'], is: 'important completed' },
  { title: 'คุยกับกลุ่มแม่บ้านเรื่องน้ำผึ้งรอบหน้า', due: 7, who: nobody, tags: ['team'] },
  { title: 'เตรียมของแถมวันเด็ก', due: 12, who: daorung, tags: ['low', 'team'] },
  { title: 'ทำป้ายร้านสำหรับงานกาชาด', due: 18, who: nok, tags: ['update'], is: 'important' },
  { title: 'ต่อสัญญาเช่าห้องเก็บของ', due: 30, who: nobody, tags: ['high'] },
]

/** Rows are in the shop's manual order, initially newest first. */
const makeTasks = ({ now }: SeedWorld): Task[] =>
  samples
    .map(({ title, due, who, tags, description = '', is = '' }, index) => ({
      id: index + 1,
      title,
      dueDate: bangkokDay(now + due * dayMs),
      description,
      assignee: who,
      tags,
      isCompleted: is.includes('completed'),
      isDeleted: is.includes('deleted'),
      isImportant: is.includes('important'),
    }))
    .reverse()

export const todoSeeds = [seed(tasksTable, makeTasks)]
