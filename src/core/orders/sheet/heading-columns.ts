import { type Cell, lineOf, plain } from './cells'

/**
 * Headings by field, as they are compared: without blanks and signs. The first ones are those of our own spreadsheet and
 * of `courierHeadings`; the others are everyday words for the same thing, and the wire names. A field in `joined` may have several columns.
 */
const headings = {
  number:
    'เลขออเดอร์ ordernumber เลขที่คำสั่งซื้อ หมายเลขคำสั่งซื้อ เลขคำสั่งซื้อ เลขที่ออเดอร์ เลขที่ใบสั่งซื้อ เลขที่บิล orderno orderid ordernr เลขที่',
  date: 'รับเมื่อ taken วันที่ วันที่สั่งซื้อ วันที่สั่ง วันเดือนปี วันที่ทำรายการ วันที่ทำการสั่งซื้อ date orderdate createdat ordered',
  time: 'เวลา time เวลาสั่งซื้อ ordertime',
  status: 'สถานะ status สถานะออเดอร์ สถานะคำสั่งซื้อ สถานะการสั่งซื้อ orderstatus สถานะจัดส่ง สถานะการจัดส่ง สถานะใบสั่งซื้อ',
  shop: 'ร้านค้า shop ร้าน ชื่อร้าน shopname',
  name: 'ลูกค้า customer ชื่อผู้รับ ชื่อ ชื่อลูกค้า ชื่อนามสกุล ชื่อสกุล ชื่อและนามสกุล ชื่อนามสกุลผู้รับ ชื่อสกุลผู้รับ ชื่อผู้รับสินค้า ผู้รับ name customername recipient recipientname fullname firstname nom nome',
  surname: 'นามสกุล สกุล surname lastname familyname',
  phone:
    'เบอร์โทร phone เบอร์โทรศัพท์ เบอร์โทรศัพท์สำรอง เบอร์ โทร โทรศัพท์ เบอร์ติดต่อ หมายเลขโทรศัพท์ เบอร์มือถือ มือถือ เบอร์โทรศัพท์มือถือ โทรศัพท์มือถือ เบอร์โทรติดต่อ เบอร์โทรผู้รับ เบอร์โทรศัพท์ผู้รับ เบอร์ผู้รับ phonenumber tel telephone mobile telefon téléphone telefone',
  address: 'ที่อยู่ address ที่อยู่จัดส่ง ที่อยู่ในการจัดส่ง ที่อยู่ผู้รับ shippingaddress addressline adresse morada',
  subDistrict: 'ตำบลแขวง subdistrict ตำบล แขวง แขวงตำบล tambon unterbezirk sousdistrict subdistrito',
  district: 'อำเภอเขต district อำเภอ เขต เขตอำเภอ amphoe kreis distrito',
  province: 'จังหวัด province provinz província',
  postNum: 'รหัสไปรษณีย์ postcode รหัสปณ postalcode zip zipcode postnum postleitzahl codepostal códigopostal',
  product: 'รายการสินค้า items สินค้า ชื่อสินค้า รายการ product productname item itemname',
  quantity: 'จำนวน quantity qty จํานวน',
  price: 'ราคา price ราคาต่อชิ้น ราคาต่อหน่วย ราคาขาย unitprice ราคาหน่วย',
  amount: 'จำนวนเงิน amount ราคารวม linetotal subtotal ราคาสินค้า ค่าสินค้า ยอดสินค้า ราคาขายสุทธิ',
  shippingCost: 'ค่าส่ง shipping ค่าจัดส่ง ค่าขนส่ง shippingcost shippingfee ค่าจัดส่งที่ชำระโดยผู้ซื้อ',
  CODFee: 'ค่าเก็บเงินปลายทาง codfee ค่าธรรมเนียมปลายทาง ค่าธรรมเนียมcod ค่าcod',
  otherCost: 'ค่าใช้จ่ายอื่น othercosts ค่าอื่น othercost',
  discount: 'ส่วนลด discount',
  total:
    'ยอดรวม total ยอด ยอดเงิน รวม รวมทั้งสิ้น ยอดรวมทั้งหมด ยอดสุทธิ สุทธิ ยอดขาย grandtotal totalamount จำนวนเงินทั้งหมด ยอดชำระ ยอดที่ต้องชำระ ยอดเงินรวม ยอดรวมสุทธิ',
  method: 'ชำระโดย paidby วิธีชำระเงิน วิธีการชำระเงิน ช่องทางชำระเงิน ช่องทางการชำระเงิน paymentmethod',
  payment: 'การชำระเงิน payment สถานะการชำระเงิน สถานะชำระเงิน paymentstatus',
  collect: 'ยอดเก็บปลายทาง tocollect ยอดcod ยอดเก็บเงินปลายทาง cod codamount',
  delivery: 'การจัดส่ง delivery ขนส่ง บริษัทขนส่ง วิธีจัดส่ง ช่องทางจัดส่ง ตัวเลือกการจัดส่ง courier carrier deliverytype',
  tracking: 'เลขพัสดุ trackingnumber เลขแทรค เลขแทร็ก หมายเลขพัสดุ หมายเลขติดตามพัสดุ tracking trackingno',
  note: 'หมายเหตุ note โน้ต โน๊ต บันทึก remark remarks comment notiz notes nota หมายเหตุจากผู้ซื้อ',
  // why the order form warns of a customer; of no use in orders
  flag: 'คำเตือน warning warnung avertissement aviso flag',
  // in the file of rejected rows, in each language of the screen
  rejectedRow: 'rejectedrow แถวในไฟล์เดิม abgelehntezeile lignerefusée linharejeitada',
  // known, and told by other columns
  ignored: 'จำนวนชิ้น pieces พิมพ์ใบปะหน้าแล้ว labelprinted ลำดับ ลำดับที่ no problem ปัญหาที่พบ problème problema',
} as const

export type Field = keyof typeof headings
export type ImportField = Exclude<Field, 'ignored'>
const fieldNames = Object.keys(headings) as Field[]

/** Fields that nobody has to name. */
const unnamed: readonly Field[] = ['rejectedRow', 'ignored']
/** Fields that a column can be chosen for. */
export const namedFields: readonly Field[] = fieldNames.filter((each) => !unnamed.includes(each))
/** Fields whose columns are joined. */
const joined: readonly Field[] = ['phone', 'address', 'note', 'ignored']

const known = new Map(
  fieldNames.flatMap((field) => [...headings[field].split(' '), field].map((each) => [plain(each), field])),
)

const withoutBrackets = (text: string): string => text.replace(/[([][^()[\]]*[)\]]/g, '')

/** What `--map` says, by heading; `#2` after it names the second column with that heading. */
export type Mapped = ReadonlyMap<string, Field>
const keyOf = (heading: string): string => {
  const [, name, nth] = /^(.*)#([1-9]\d{0,3})$/.exec(heading) ?? []
  return nth === undefined ? plain(heading) : `${plain(name ?? '')}#${nth}`
}

function fieldOf(heading: string, map: Mapped, nth = 1): Field | undefined {
  const key = plain(heading)
  return (
    map.get(`${key}#${nth}`) ??
    map.get(keyOf(heading)) ??
    map.get(key) ??
    known.get(key) ??
    known.get(plain(withoutBrackets(heading)))
  )
}

/** The field of each column, by its heading and which one it is of several with the same. */
function fieldsOf(texts: readonly string[], map: Mapped): readonly (Field | undefined)[] {
  const seen = new Map<string, number>()
  return texts.map((heading) => {
    const nth = (seen.get(plain(heading)) ?? 0) + 1
    seen.set(plain(heading), nth)
    return fieldOf(heading, map, nth)
  })
}

/** The name by which `--map` finds a column: its heading, and which one it is if several have the same. */
function nameOf(texts: readonly string[], position: number): string {
  const heading = texts[position] ?? ''
  const same = texts.flatMap((text, at) => (plain(text) === plain(heading) ? [at] : []))
  return same.length > 1 ? `${heading}#${same.indexOf(position) + 1}` : heading
}

export type Columns = {
  /** position of the row with the headings */
  readonly head: number
  readonly headings: readonly string[]
  readonly of: ReadonlyMap<ImportField, readonly number[]>
  /** headings of columns that aren't imported */
  readonly left: readonly string[]
}

/** A sentence for the user of the terminal; `alike` names the headings that mean the same. */
export class ColumnsError extends Error {
  readonly alike: readonly string[]

  constructor(message: string, alike: readonly string[] = []) {
    super(message)
    this.alike = alike
  }
}

/** `ยอด=total`; `ยอด=-` leaves the column out; `ยอด#2=-` leaves the second one of this heading out. */
export function readMap(pairs: readonly string[]): Mapped {
  return new Map(
    pairs.map((pair) => {
      const at = pair.lastIndexOf('=')
      const [heading, name] = [keyOf(pair.slice(0, Math.max(0, at)).trim()), pair.slice(at + 1).trim()]
      const field = name === '-' ? 'ignored' : fieldNames.find((each) => each.toLowerCase() === name.toLowerCase())
      if (heading === '' || !field)
        throw new ColumnsError(
          `--map ${pair} must be a heading and a field, such as --map "ยอดโอน=total". Fields: ${namedFields.join(', ')}, or - for none.`,
        )
      return [heading, field]
    }),
  )
}

const searchedRows = 20

/** How many fields a row's cells name. */
const countIn = (row: readonly Cell[], map: Mapped): number =>
  new Set(row.flatMap((cell) => (typeof cell === 'string' ? (fieldOf(lineOf(cell), map) ?? []) : []))).size

/** The row with the most headings among the first; undefined if none has two. */
export function headIn(rows: readonly (readonly Cell[])[], map: Mapped): number | undefined {
  const counts = rows.slice(0, searchedRows).map((row) => countIn(row, map))
  const most = Math.max(0, ...counts)
  return most < 2 ? undefined : counts.indexOf(most)
}

/** The fields that have a column; undefined without headings. */
export function fieldsNamed(rows: readonly (readonly Cell[])[], map: Mapped): ReadonlySet<Field> | undefined {
  const head = headIn(rows, map)
  return head === undefined
    ? undefined
    : new Set(fieldsOf(Array.from(rows[head] ?? [], lineOf), map).filter((field) => field !== undefined))
}

/** Which column is which field. Throws a sentence if that is unclear. */
export function columnsOf(rows: readonly (readonly Cell[])[], map: Mapped): Columns {
  const head = headIn(rows, map)
  if (head === undefined) {
    const seen = (rows.find((row) => row.some((cell) => lineOf(cell) !== '')) ?? []).map(lineOf).filter(Boolean)
    throw new ColumnsError(
      `No row has known headings. The first row has: ${seen.slice(0, 20).join(', ') || 'nothing'}. Name at least two with --map, such as --map "${seen[0] ?? 'เลขบิล'}=number".`,
    )
  }
  const texts = Array.from(rows[head] ?? [], lineOf)
  const of = new Map<Field, number[]>()
  const left: string[] = []
  const fields = fieldsOf(texts, map)
  for (const [position, heading] of texts.entries()) {
    const field = fields[position]
    if (field) of.set(field, [...(of.get(field) ?? []), position])
    else if (heading !== '') left.push(heading)
  }
  for (const [field, positions] of of)
    if (positions.length > 1 && !joined.includes(field))
      throw new ColumnsError(
        `${positions.map((each) => `“${nameOf(texts, each)}”`).join(' and ')} both look like ${field}. Leave one out: --map "${nameOf(texts, positions[1] ?? 0)}=-"`,
        positions.map((each) => texts[each] ?? ''),
      )
  of.delete('ignored')
  return { head, headings: texts, of: of as ReadonlyMap<ImportField, readonly number[]>, left }
}

/** The heading that a field has in this table. */
export const headingOf = ({ of, headings: texts }: Columns, field: ImportField): string =>
  texts[of.get(field)?.[0] ?? -1] ?? field

/** A column, for someone to say what it has. */
export type SheetColumn = {
  /** as `readMap` has it */
  readonly name: string
  readonly heading: string
  /** its first cells */
  readonly samples: readonly string[]
  readonly field: ImportField | undefined
}

const mostSamples = 2

/** The columns under these headings; without known ones, under the first row that has any text. */
export function sheetColumns(rows: readonly (readonly Cell[])[], map: Mapped): readonly SheetColumn[] {
  const head = headIn(rows, map) ?? rows.findIndex((row) => row.some((cell) => lineOf(cell) !== ''))
  const texts = Array.from(rows[head] ?? [], lineOf)
  const fields = fieldsOf(texts, map)
  const samplesOf = (position: number) =>
    rows
      .slice(head + 1, head + 1 + searchedRows)
      .map((row) => lineOf(row[position]))
      .filter((text) => text !== '')
      .slice(0, mostSamples)
  return texts.flatMap((heading, position): SheetColumn[] => {
    const field = fields[position]
    if (plain(heading) === '' || field === 'rejectedRow') return []
    return [
      {
        name: nameOf(texts, position),
        heading,
        samples: samplesOf(position),
        field: field === 'ignored' ? undefined : field,
      },
    ]
  })
}
