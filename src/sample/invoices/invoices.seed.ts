import type { Client, Invoice, InvoicePayment } from '../../core/invoices/invoices.invoice'
import type { InvoiceStatus } from '../../core/invoices/invoices.status'
import { invoiceTotals, noDiscount } from '../../core/invoices/invoices.totals'
import { bangkokDay, isoTime } from '../../core/kernel/clock'
import { noMoney, type Satang, satang } from '../../core/kernel/money'
import { dayMs } from '../../core/kernel/timings'
import { invoicesTable, paymentDetailsTable, type StoredInvoice } from '../../service/invoices/invoices.table'
import { type SeedWorld, seed } from '../../service/seed'
import { sampleShops } from '../shops/shops.seed'
import { sampleProducts } from '../store/store.seed'

type Sample = readonly [company: string, name: string, email: string, phone: string, address: string, taxId: string]

/** Invented companies and people. */
const samples: readonly Sample[] = [
  [
    'บริษัท ภูฟ้าการค้า จำกัด',
    'คุณสุนีย์ ภูฟ้า',
    'account@phufa.example',
    '053-555-0101',
    '12 ถนนสายหมอก ตำบลช้างเผือก อำเภอเมืองเชียงใหม่ เชียงใหม่ 50300',
    '0505561000018',
  ],
  [
    'ร้านกาแฟริมน้ำ',
    'คุณอาทิตย์ ทองใบ',
    'rimnam@cafe.example',
    '081-555-0102',
    '7/1 ถนนเลียบคลอง แขวงบางลำพู เขตพระนคร กรุงเทพมหานคร 10200',
    '',
  ],
  [
    'โรงแรมสวนพลู',
    'คุณเบญจมาศ เรือนแก้ว',
    'buyer@suanplu.example',
    '02-555-0103',
    '99 ซอยสวนพลู แขวงทุ่งมหาเมฆ เขตสาทร กรุงเทพมหานคร 10120',
    '0105562000026',
  ],
  [
    'ห้างหุ้นส่วนจำกัด ทะเลใต้',
    'คุณดารุณี สมุทรไทย',
    'office@talaytai.example',
    '076-555-0104',
    '45 ถนนชายหาด ตำบลตลาดใหญ่ อำเภอเมืองภูเก็ต ภูเก็ต 83000',
    '0833563000034',
  ],
  [
    'Nordic Tea House AB',
    'Ms. Elin Sandberg',
    'elin@nordictea.example',
    '+46 8 555 0105',
    'Vasagatan 12, 111 20 Stockholm',
    '',
  ],
  [
    'โรงเรียนบ้านดอนไผ่',
    'คุณครูจินดา พงษ์ไผ่',
    'supply@donphai.example',
    '043-555-0106',
    '88 หมู่ 2 ตำบลในเมือง อำเภอเมืองขอนแก่น ขอนแก่น 40000',
    '0994000000042',
  ],
  [
    'บริษัท ข้าวใหม่ปลามัน จำกัด',
    'คุณกนกวรรณ นาดี',
    'ap@khaomai.example',
    '035-555-0107',
    '3/9 ถนนอู่ทอง ตำบลประตูชัย อำเภอพระนครศรีอยุธยา พระนครศรีอยุธยา 13000',
    '0145564000050',
  ],
  [
    '',
    'คุณธีรพงษ์ แสนสุข',
    'theerapong@mail.example',
    '089-555-0108',
    '27 หมู่บ้านร่มรื่น ตำบลแสนสุข อำเภอเมืองชลบุรี ชลบุรี 20130',
    '',
  ],
  [
    'สหกรณ์ผ้าทอลุ่มน้ำ',
    'คุณพรทิพย์ ด้ายงาม',
    'coop@weave.example',
    '045-555-0109',
    '14 ถนนริมมูล ตำบลในเมือง อำเภอเมืองอุบลราชธานี อุบลราชธานี 34000',
    '0994000000068',
  ],
  [
    'บริษัท กล่องของฝาก จำกัด',
    'คุณวิทยา ของดี',
    'order@giftbox.example',
    '074-555-0110',
    '61 ถนนนิพัทธ์สงเคราะห์ ตำบลหาดใหญ่ อำเภอหาดใหญ่ สงขลา 90110',
    '0905565000076',
  ],
]

export const sampleClients: readonly Client[] = samples.map(
  ([company, name, companyEmail, contact, address, taxId]) => ({
    name,
    company,
    companyEmail,
    contact,
    address,
    country: address.endsWith('Stockholm') ? 'Sweden' : 'ไทย',
    taxId,
    branch: taxId === '' ? '' : '00000',
  }),
)

/** Oldest first; repeated until there are fifty. */
const courses: readonly InvoiceStatus[] = [
  'Paid',
  'Past Due',
  'Paid',
  'Partial Payment',
  'Sent',
  'Paid',
  'Downloaded',
  'Draft',
  'Sent',
  'Past Due',
]

const first = 4987
const count = 50
/** printed, then cancelled */
const cancelledIndex = 26

function sampleItems(index: number, random: () => number): Invoice['items'] {
  return Array.from({ length: 1 + Math.floor(random() * 4) }, (_, nth) => {
    const product = sampleProducts[(index * 7 + nth * 5) % sampleProducts.length]
    return {
      name: product?.name ?? 'สินค้า',
      description: nth === 0 ? (product?.brand ?? '') : '',
      cost: product?.price ?? noMoney,
      quantity: 2 + Math.floor(random() * 18),
      discount: (index + nth) % 5 === 4 ? { kind: 'percent', value: 10 } : noDiscount,
    }
  })
}

function paymentsOf(status: InvoiceStatus, index: number, total: Satang, paidAt: number): InvoicePayment[] {
  const payment = (nth: number, amount: number, at: number): InvoicePayment => ({
    id: `sample-${first + index}-${nth}`,
    amount: satang(amount),
    date: bangkokDay(at),
    method: index % 3 === 0 ? 'promptpay' : 'transfer',
    note: '',
  })
  const half = Math.floor(total / 200) * 100
  if (status === 'Partial Payment' || (status === 'Past Due' && index % 4 === 1)) return [payment(1, half, paidAt)]
  if (status !== 'Paid') return []
  // one client rounded up their payment
  if (index === 12) return [payment(1, total + 20_00, paidAt)]
  return index % 4 === 2
    ? [payment(1, half, paidAt - 3 * dayMs), payment(2, total - half, paidAt)]
    : [payment(1, total, paidAt)]
}

function makeInvoice(index: number, world: SeedWorld): StoredInvoice {
  const status = courses[index % courses.length] ?? 'Draft'
  const shop = sampleShops[index % sampleShops.length]
  const client = sampleClients[index % sampleClients.length] ?? sampleClients[0]
  if (!client || !shop) throw new RangeError('no samples')
  const isOld = status === 'Past Due' || status === 'Paid'
  const issued = world.now - (count - index) * (isOld ? 2.5 : 0.5) * dayMs - (isOld ? 20 * dayMs : 0)
  const due = status === 'Past Due' ? world.now - (2 + (index % 9)) * dayMs : issued + 30 * dayMs
  const items = sampleItems(index, world.random)
  const discount = index % 7 === 3 ? ({ kind: 'amount', value: satang(5_000) } as const) : noDiscount
  const vat = shop.TaxId === '' ? { vatRate: 0, vatIncluded: false } : { vatRate: 7, vatIncluded: index % 2 === 0 }
  const { total } = invoiceTotals({ items, discount, ...vat })
  const letter = { to: client.companyEmail, subject: `${first + index}`, message: '' }
  const isSent = status !== 'Draft' && status !== 'Downloaded'
  return {
    id: first + index,
    version: 1,
    issuedDate: bangkokDay(issued),
    dueDate: bangkokDay(due),
    client,
    service: items[0]?.name ?? '',
    total,
    avatar: null,
    shopId: shop.id,
    branch: '',
    items,
    discount,
    ...vat,
    payments: paymentsOf(status, index, total, Math.min(issued + 10 * dayMs, world.now - dayMs)),
    salesperson: 'มาลี ใจดี',
    note: index % 6 === 0 ? 'ขอบคุณที่อุดหนุน สินค้าเปลี่ยนคืนได้ภายใน 7 วัน' : '',
    orderNumber: '',
    ...(isSent && { sent: { at: isoTime(issued + dayMs / 4), ...letter } }),
    ...(index === cancelledIndex && {
      cancelled: { at: isoTime(issued + dayMs), by: 'มาลี ใจดี', reason: 'ลูกค้าขอแก้ชื่อบริษัท ออกใบใหม่แทนแล้ว' },
    }),
    ...(status === 'Downloaded' && { printedAt: isoTime(issued + dayMs / 8) }),
  }
}

const makeInvoices = (world: SeedWorld) => Array.from({ length: count }, (_, index) => makeInvoice(index, world))

/** Shared by all invoices. */
const samplePaymentDetails = {
  totalDue: '฿12,110.55',
  bankName: 'ธนาคารตัวอย่าง สาขาท่าแพ',
  country: 'ไทย',
  iban: '123-4-56789-0',
  swiftCode: 'EXMPTHBK',
}

export const invoicesSeeds = [
  seed(invoicesTable, makeInvoices),
  seed(paymentDetailsTable, () => [samplePaymentDetails]),
]
