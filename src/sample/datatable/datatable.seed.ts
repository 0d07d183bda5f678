import { type Employee, employeeStatuses, type Title } from '../../core/datatable/datatable.contract'
import { employeesTable, titlesTable } from '../../service/datatable/datatable.service'
import { type SeedWorld, seed } from '../../service/seed'

const names = ['Aranya', 'Benjamas', 'Chatri', 'Duangjai', 'Ekkachai', 'Fasai', 'Kamon', 'Lalita', 'Montri', 'Nicha']
const families = [
  'Srisawat',
  'Wongsa',
  'Thongdee',
  'Boonmee',
  'Kaewta',
  'Phromma',
  'Intharat',
  'Saelim',
  'Rattana',
  'Chaiyo',
]
const posts = [
  'Warehouse Lead',
  'Order Desk',
  'Packer',
  'Courier Liaison',
  'Accountant',
  'Photographer',
  'Live Seller',
  'Buyer',
]
const cities = ['Bangkok', 'Chiang Mai', 'Khon Kaen', 'Phuket', 'Hat Yai', 'Chon Buri', 'Ubon', 'Phitsanulok', 'Rayong']

const day = (random: () => number): string => {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${2015 + Math.floor(random() * 11)}-${two(1 + Math.floor(random() * 12))}-${two(1 + Math.floor(random() * 28))}`
}

/** A hundred invented employees: each combination of first and family name once. */
const makeEmployees = ({ random }: SeedWorld): Employee[] =>
  names.flatMap((name, first) =>
    families.map((family, second) => {
      const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T
      const age = 20 + Math.floor(random() * 46)
      return {
        responsive_id: '',
        id: first * 10 + second + 1,
        avatar: '',
        full_name: `${name} ${family}`,
        post: pick(posts),
        email: `${name}.${family}@example.com`.toLowerCase(),
        city: pick(cities),
        start_date: day(random),
        salary: 900_000 + Math.floor(random() * 2_100_000),
        age,
        experience: Math.max(1, Math.floor((age - 18) * random())),
        status: pick(employeeStatuses),
      }
    }),
  )

const words = [
  'Warehouse Lead',
  'Warehouse Clerk',
  'Order Desk',
  'Order Desk Lead',
  'Packer',
  'Night Packer',
  'Packing Lead',
  'Courier Liaison',
  'Accountant',
  'Payroll Clerk',
  'Photographer',
  'Live Seller',
  'Live Seller Trainee',
  'Buyer',
  'Stock Controller',
  'Customer Care',
  'Shop Manager',
  'พนักงานแพ็กสินค้า',
  'แอดมินตอบแชต',
  'หัวหน้าคลังสินค้า',
]

/** Suggestions for the autocomplete field. */
const titles: readonly Title[] = words.map((title, at) => ({ title, rank: at + 1, id: at + 1 }))

export const datatableSeeds = [seed(employeesTable, makeEmployees), seed(titlesTable, () => titles)]
