import { expect, test } from 'vitest'
import { parsePaste } from '../../src/core/customers/customers.parse'
import { readCases, score } from './pasted-score'

// 'plain-open': 55 messages of ordinary and strange forms, written on 2026-11-30 by one who had not read the parser. At first sight
// 97.7 of 100 fields were right and 44 of 55 messages whole, three values were invented, 5 of 12 wrong values in doubt, and 9.7 of 100 in all
test('PASTE-5600 of the open messages of many forms, no less is right than was measured, and nothing is invented', async () => {
  const open = await score(readCases('plain-open'))
  expect(open.right, open.wrong.join('\n')).toBeGreaterThanOrEqual(0.985)
  expect(open.whole).toBeGreaterThanOrEqual(46 / 55)
  expect(open.invented).toEqual([])
  expect(open.flagged).toBeLessThanOrEqual(0.1)
})

// no list of what is wrong: it stays unseen. At first sight and after the open ones were mended: 96.5 of 100 fields, 39 of 55 messages
// whole, two values invented, 5 of 10 wrong values in doubt, 8.6 of 100 in doubt
test('PASTE-5611 of the sealed ones, no less is right than was measured', async () => {
  const sealed = await score(readCases('plain-sealed'))
  expect(sealed.right).toBeGreaterThanOrEqual(0.9648)
  expect(sealed.whole).toBeGreaterThanOrEqual(39 / 55)
  expect(sealed.invented.length).toBeLessThanOrEqual(2)
  expect(sealed.flagged).toBeLessThanOrEqual(0.1)
})

const place = 'ต.ไร่ขิง อ.สามพราน จ.นครปฐม 73210'
const itemsOf = async (text: string) => (await parsePaste(text)).items.map((item) => [item.text, item.qty])

test('PASTE-5601 the mark that closes what is quoted within a product is part of it', async () => {
  expect(await itemsOf(`มาลี แก้วใส 0812345678\nหนังสือ "เจ้าชายน้อย" 2 เล่ม\n12 ม.1 ${place}`)).toEqual([
    ['หนังสือ "เจ้าชายน้อย"', 2],
  ])
})

test.each(['ประธานชุมชน', 'ผู้ใหญ่บ้าน', 'หัวหน้ากลุ่ม'])(
  'PASTE-5602 what somebody is, before a title, is no part of the name: %s',
  async (role) => {
    const { name } = await parsePaste(`ส่ง ${role} นายคำ ใจปิง 0879920146\n12 ม.3 ${place}`)
    expect(name?.value).toBe('คำ ใจปิง')
  },
)

test.each(['... ขอโทษค่ะเบอร์ผิด ที่ถูกคือ', 'เบอร์ผิดค่ะ เบอร์ที่ถูก'])(
  'PASTE-5603 a phone that is said to be mistyped gives way to the right one: %s',
  async (words) => {
    const { phones } = await parsePaste(`มาลี แก้วใส 0812345678 ${words} 0812345687\n12 ม.1 ${place}`)
    expect(phones.map(({ value }) => value)).toEqual(['0812345687'])
  },
)

test('PASTE-5604 a product keeps its ๆ, and is without the "and" before it', async () => {
  expect(await itemsOf('เอาปลาร้าบองแซ่บๆ 6 กระปุกเด้อ\nหนูจร ศรีบุญเรือง 0812345678')).toEqual([['ปลาร้าบองแซ่บๆ', 6]])
  expect(await itemsOf('can I get the linen pants size M 1 ตัว, and tote bag 1 ใบ\n0816687240')).toEqual([
    ['linen pants size M', 1],
    ['tote bag', 1],
  ])
})

test('PASTE-5606 a product that the next one replaces, or that is taken off the list, is not ordered', async () => {
  expect(await itemsOf('- หมวกแก๊ป กรม 1\n- กระเป๋าคาดอก ดำ 1 (อันนี้ตัดออกครับ ไม่เอาแล้ว)\n- ถุงเท้า เทา 4')).toEqual([
    ['หมวกแก๊ป กรม', 1],
    ['ถุงเท้า เทา', 4],
  ])
  expect(await itemsOf('เสื้อดำ 2 เปลี่ยนเป็นเสื้อกรม 2\nกางเกง 1 เหมือนเดิม\nอาร์ท ศุภกฤต 0887713025')).toEqual([
    ['เสื้อกรม', 2],
    ['กางเกง', 1],
  ])
})

test('PASTE-5607 who is named in brackets after "เดิม" is no place; a place is', async () => {
  const person = await parsePaste('เพิ่มลูกชิ้นปลา 2 แพ็ค รวมของเก่าแล้ว 780 บาทใช่มั้ยจ๊ะ ชื่อที่อยู่ตามเดิม (สุพรรณี หนองบัว)')
  expect([person.district, person.province, person.postNum]).toEqual([null, null, null])
  const there = await parsePaste('เพิ่มลูกชิ้นปลา 2 แพ็ค ส่งที่อยู่เดิม (บางพลี สมุทรปราการ)')
  expect([there.district?.value, there.province?.value]).toEqual(['บางพลี', 'สมุทรปราการ'])
})

test('PASTE-5608 the name of a condominium that is no word is part of the address', async () => {
  const { addressLine } = await parsePaste(
    'นิช ไพรด์ ทองหล่อ 1188/452 ชั้น 20 ถ.เพชรบุรีตัดใหม่ แขวงมักกะสัน เขตราชเทวี กทม 10400 คุณมาลี 0826639017',
  )
  expect(addressLine?.value).toBe('นิช ไพรด์ ทองหล่อ 1188/452 ชั้น 20 ถ.เพชรบุรีตัดใหม่')
})
