import { type Employee, employeeStatuses, type Title } from '../../core/datatable/datatable.contract'
import { employeesTable, titlesTable } from '../../service/datatable/datatable.service'
import { type SeedWorld, seed } from '../../service/seed'

/** In Thai, and as in an email address. */
type Spelling = readonly [thai: string, latin: string]

const names: readonly Spelling[] = [
  ['อรัญญา', 'aranya'],
  ['เบญจมาศ', 'benjamas'],
  ['ชาตรี', 'chatri'],
  ['ดวงใจ', 'duangjai'],
  ['เอกชัย', 'ekkachai'],
  ['ฟ้าใส', 'fasai'],
  ['กมล', 'kamon'],
  ['ลลิตา', 'lalita'],
  ['มนตรี', 'montri'],
  ['ณิชา', 'nicha'],
]
const families: readonly Spelling[] = [
  ['ศรีสวัสดิ์', 'srisawat'],
  ['วงศ์ษา', 'wongsa'],
  ['ทองดี', 'thongdee'],
  ['บุญมี', 'boonmee'],
  ['แก้วตา', 'kaewta'],
  ['พรหมมา', 'phromma'],
  ['อินทรัตน์', 'intharat'],
  ['แซ่ลิ้ม', 'saelim'],
  ['รัตนะ', 'rattana'],
  ['ไชโย', 'chaiyo'],
]
const posts = [
  'หัวหน้าคลังสินค้า',
  'แอดมินรับออเดอร์',
  'พนักงานแพ็กสินค้า',
  'ประสานงานขนส่ง',
  'พนักงานบัญชี',
  'ช่างภาพ',
  'คนไลฟ์ขายของ',
  'ฝ่ายจัดซื้อ',
]
const cities = ['กรุงเทพฯ', 'เชียงใหม่', 'ขอนแก่น', 'ภูเก็ต', 'หาดใหญ่', 'ชลบุรี', 'อุบลราชธานี', 'พิษณุโลก', 'ระยอง']

const day = (random: () => number): string => {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${2015 + Math.floor(random() * 11)}-${two(1 + Math.floor(random() * 12))}-${two(1 + Math.floor(random() * 28))}`
}

/** A hundred invented employees: each combination of first and family name once. */
const makeEmployees = ({ random }: SeedWorld): Employee[] =>
  names.flatMap(([name, latinName], first) =>
    families.map(([family, latinFamily], second) => {
      const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T
      const age = 20 + Math.floor(random() * 46)
      return {
        responsive_id: '',
        id: first * 10 + second + 1,
        avatar: '',
        full_name: `${name} ${family}`,
        post: pick(posts),
        email: `${latinName}.${latinFamily}@example.com`,
        city: pick(cities),
        start_date: day(random),
        // 9,000 to 30,000 baht
        salary: 900_000 + Math.floor(random() * 21_000) * 100,
        age,
        experience: Math.max(1, Math.floor((age - 18) * random())),
        status: pick(employeeStatuses),
      }
    }),
  )

const words = [
  ...posts,
  'หัวหน้าฝ่ายแพ็กสินค้า',
  'พนักงานแพ็กกะกลางคืน',
  'พนักงานคลังสินค้า',
  'หัวหน้าแอดมิน',
  'แอดมินตอบแชต',
  'ผู้ช่วยไลฟ์ขายของ',
  'เจ้าหน้าที่เงินเดือน',
  'ตรวจนับสต็อก',
  'ดูแลลูกค้า',
  'ผู้จัดการร้าน',
]

/** Suggestions for the autocomplete field. */
const titles: readonly Title[] = words.map((title, at) => ({ title, rank: at + 1, id: at + 1 }))

export const datatableSeeds = [seed(employeesTable, makeEmployees), seed(titlesTable, () => titles)]
