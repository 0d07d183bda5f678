import { type Satang, satang } from '../../core/kernel/money'

export const sampleShops = ['บ้านชาปลายดอย', 'ร้านผ้าทอแม่แจ่ม', 'สวนกาแฟดอยช้าง'] as const

export type SampleProduct = { code: string; name: string; pieces: number; price: Satang }

const product = (code: string, name: string, pieces: number, baht: number): SampleProduct => ({
  code,
  name,
  pieces,
  price: satang(baht * 100),
})

export const sampleProducts: readonly SampleProduct[] = [
  product('T-01', 'ชาเขียวใบหม่อน', 12, 120),
  product('T-02', 'ชาดอกคำฝอย', 4, 95),
  product('C-11', 'กาแฟคั่วกลาง', 30, 250),
  product('H-07', 'น้ำผึ้งดอกลำไย', 0, 180),
]

export const samplePeople = ['มาลี ใจดี', 'สมชาย ทองดี', 'Anna Weber'] as const

export const sampleProvinces = [
  { thai: 'กรุงเทพมหานคร', english: 'Bangkok', orders: 88 },
  { thai: 'เชียงใหม่', english: 'Chiang Mai', orders: 42 },
  { thai: 'นนทบุรี', english: 'Nonthaburi', orders: 37 },
  { thai: 'ชลบุรี', english: 'Chon Buri', orders: 31 },
  { thai: 'ขอนแก่น', english: 'Khon Kaen', orders: 23 },
  { thai: 'นครราชสีมา', english: 'Nakhon Ratchasima', orders: 19 },
  { thai: 'สงขลา', english: 'Songkhla', orders: 16 },
  { thai: 'เชียงราย', english: 'Chiang Rai', orders: 14 },
  { thai: 'ภูเก็ต', english: 'Phuket', orders: 12 },
  { thai: 'อุบลราชธานี', english: 'Ubon Ratchathani', orders: 9 },
] as const
