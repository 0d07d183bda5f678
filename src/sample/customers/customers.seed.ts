/** Places for invented recipients; sub-district, district, province and postcode match. */
type Place = readonly [subDistrict: string, district: string, province: string, postNum: string]

const places: readonly Place[] = [
  ['ลาดยาว', 'จตุจักร', 'กรุงเทพมหานคร', '10900'],
  ['สุเทพ', 'เมืองเชียงใหม่', 'เชียงใหม่', '50200'],
  ['ในเมือง', 'เมืองขอนแก่น', 'ขอนแก่น', '40000'],
  ['ในเมือง', 'เมืองนครราชสีมา', 'นครราชสีมา', '30000'],
  ['ตลาดใหญ่', 'เมืองภูเก็ต', 'ภูเก็ต', '83000'],
  ['หาดใหญ่', 'หาดใหญ่', 'สงขลา', '90110'],
  ['แสนสุข', 'เมืองชลบุรี', 'ชลบุรี', '20130'],
  ['ในเมือง', 'เมืองอุบลราชธานี', 'อุบลราชธานี', '34000'],
  ['ในเมือง', 'เมืองพิษณุโลก', 'พิษณุโลก', '65000'],
  ['ตลาด', 'เมืองสุราษฎร์ธานี', 'สุราษฎร์ธานี', '84000'],
  ['บางกระสอ', 'เมืองนนทบุรี', 'นนทบุรี', '11000'],
  ['ประตูชัย', 'พระนครศรีอยุธยา', 'พระนครศรีอยุธยา', '13000'],
]

const names = [
  'คุณสมหญิง แสงทองดี',
  'คุณอนุชา เพชรสว่าง',
  'คุณวารี น้ำใสเย็น',
  'คุณธนกร ใจมั่นคง',
  'คุณพิมพ์ดาว ศรีงามตา',
  'คุณกฤต เรืองวิชา',
  'คุณมาลี ดอกไม้หอม',
  'คุณเอกชัย ทุ่งรวงทอง',
  'คุณนภา ฟ้าครามใส',
  'คุณปิยะ รักเรียนดี',
  'Ms. Dao Lindqvist',
  'คุณสุดใจ บ้านสวนพลู',
  'คุณโชติ แก้วมณีนิล',
  'คุณเฌอแตม ไม้ร่มเย็น',
  'คุณฐิติมา วงศ์สุขใส',
] as const

const streets = ['ซอยร่มเย็น 3', 'ถนนตลาดเก่า', 'หมู่บ้านสวนหลวง', 'ถนนริมคลอง', 'ซอยวัดใต้', 'หมู่ 4 บ้านท่าเรือ'] as const

const pick = <T>(list: readonly [T, ...T[]] | readonly T[], index: number): T => {
  const item = list[index % list.length]
  if (item === undefined) throw new RangeError('nothing to pick from')
  return item
}

/** The customer of the `index`-th order; they repeat every 15 orders. */
export function person(index: number) {
  const own = index % names.length
  const [subDistrict, district, province, postNum] = pick(places, own)
  return {
    name: pick(names, own),
    phoneNumber: `08${own % 10}-555-${String(1_000 + own * 37)}${own % 7 === 3 ? `, 02-555-0${100 + own}` : ''}`,
    address: `${12 + own * 7}/${(own % 5) + 1} ${pick(streets, own)}`,
    subDistrict,
    district,
    province,
    postNum,
  }
}
