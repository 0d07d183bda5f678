import { expect, test } from 'vitest'
import type { Field, PastedOrder } from '../../src/core/customers/customers.pasted-order'
import { amountOf, doubtsOf, draftOf, foundIn, meantBy } from '../../src/core/order/paste/order.paste.fields'
import { corrected, piecesOf, without } from '../../src/core/order/paste/order.paste.marks'

const field = <T>(value: T, confidence = 1, spans: [number, number][] = []): Field<T> => ({ value, confidence, spans })

const nothing: PastedOrder = {
  name: null,
  addressLine: null,
  house: null,
  subDistrict: null,
  district: null,
  province: null,
  postNum: null,
  phones: [],
  cod: null,
  amount: null,
  items: [],
  note: null,
}

test('ORDER-115 a reading is mapped to the fields of the form', () => {
  const found = foundIn({
    ...nothing,
    name: field('มาลี', 1, [[0, 4]]),
    addressLine: field('45 ซอย 3'),
    phones: [field('0812345678', 1, [[5, 15]]), field('021234567', 0.4, [[16, 25]])],
    amount: field(59_000),
    cod: field(true as const),
  })
  expect(found).toEqual([
    { kind: 'name', value: 'มาลี', confidence: 1, spans: [[0, 4]] },
    {
      kind: 'phoneNumber',
      value: '0812345678, 021234567',
      confidence: 0.4,
      spans: [
        [5, 15],
        [16, 25],
      ],
    },
    { kind: 'address', value: '45 ซอย 3', confidence: 1, spans: [] },
    { kind: 'amount', value: '59000', confidence: 1, spans: [] },
    { kind: 'cod', value: 'cod', confidence: 1, spans: [] },
  ])
  expect(draftOf(found)).toEqual({
    name: 'มาลี',
    phoneNumber: '0812345678, 021234567',
    address: '45 ซอย 3',
    subDistrict: '',
    district: '',
    province: '',
    postNum: '',
    note: '',
    paymentMethod: 'cod',
  })
  expect(amountOf(found)).toBe(59_000)
  expect([foundIn(nothing), amountOf([]), draftOf([]).paymentMethod]).toEqual([[], undefined, 'transfer'])
})

test('ORDER-116 doubt is shown by field, as a contradiction if several parts of the address are in doubt', () => {
  const doubts = (parts: Partial<PastedOrder>) => doubtsOf(foundIn({ ...nothing, ...parts }))
  expect(doubts({ name: field('ก', 0.49), district: field('บางรัก', 0.5) })).toEqual({ name: 'unsure' })
  expect(doubts({ postNum: field('10500', 0.3), district: field('บางรัก', 0.3), name: field('ก', 0.2) })).toEqual({
    name: 'unsure',
    district: 'disagree',
    postNum: 'disagree',
  })
  expect(doubts({ postNum: field('10500', 0.3) })).toEqual({ postNum: 'unsure' })
})

test.each([
  ['name', 'ชื่อผู้รับ: มาลี  ศรีสุข', 'มาลี ศรีสุข'],
  ['subDistrict', 'ต.สุเทพ', 'สุเทพ'],
  ['subDistrict', 'แขวงจันทรเกษม', 'จันทรเกษม'],
  ['district', 'อ. เมือง', 'เมือง'],
  ['province', 'จังหวัดเชียงใหม่', 'เชียงใหม่'],
  ['postNum', 'รหัส ๕๐๒๐๐', '50200'],
  ['postNum', '5020', undefined],
  ['phoneNumber', 'โทร ๐๘๑-๒๓๔ 5678', '0812345678'],
  ['phoneNumber', '+66 81 234 5678', '0812345678'],
  ['phoneNumber', 'โทร', undefined],
  ['amount', 'รวม 1,250.-', '125000'],
  ['amount', 'แพง', undefined],
  ['cod', 'ปลายทาง', 'cod'],
  ['address', '  99/12\nหมู่ 4 ', '99/12 หมู่ 4'],
  ['note', ' ', undefined],
] as const)('ORDER-117 %s assigned to %j is %j', (kind, stretch, value) => {
  expect(meantBy(kind, stretch)).toBe(value)
})

test('ORDER-118 marks split the text in order without losing a letter; of two that overlap the first one counts', () => {
  const text = 'มาลี 0812345678 เชียงใหม่'
  const pieces = piecesOf(text, [
    { kind: 'province', spans: [[16, 25]] },
    { kind: 'phoneNumber', spans: [[5, 15]] },
    { kind: 'name', spans: [[0, 8]] },
    { kind: 'note', spans: [[40, 50]] },
    { kind: 'amount', spans: [[3, 3]] },
  ])
  expect(pieces.map(({ start, text: part, kind }) => [start, part, kind])).toEqual([
    [0, 'มาลี 081', 'name'],
    [8, '2345678', 'phoneNumber'],
    [15, ' ', undefined],
    [16, 'เชียงใหม่', 'province'],
  ])
  expect(piecesOf('', [{ kind: 'name', spans: [[0, 3]] }])).toEqual([])
})

test('ORDER-118 a mark never ends between a Thai letter and its vowel, nor within a surrogate pair', () => {
  // ที่ is three units, 🙏 is two
  const text = 'ที่🙏ก'
  const cut = (start: number, end: number) =>
    piecesOf(text, [{ kind: 'name', spans: [[start, end]] }]).map(({ text: part, kind }) => [part, kind])
  expect(cut(1, 4)).toEqual([
    ['ที่🙏', 'name'],
    ['ก', undefined],
  ])
  expect(cut(4, 6)).toEqual([
    ['ที่', undefined],
    ['🙏ก', 'name'],
  ])
})

test('ORDER-119 a part assigned to a field is removed from its previous field', () => {
  const found = foundIn({ ...nothing, name: field('บางรัก', 1, [[0, 6]]), note: field('ฝาก ยาม', 1, [[7, 14]]) })
  const district = { kind: 'district', value: 'บางรัก', confidence: 1, spans: [[0, 6]] } as const
  expect(corrected(found, district).map(({ kind, spans }) => [kind, spans])).toEqual([
    ['note', [[7, 14]]],
    ['district', [[0, 6]]],
  ])
  expect(without(found, [9, 11]).map(({ kind, spans }) => [kind, spans])).toEqual([
    ['name', [[0, 6]]],
    [
      'note',
      [
        [7, 9],
        [11, 14],
      ],
    ],
  ])
  // what follows from the table alone has no stretch to lose
  expect(without(foundIn({ ...nothing, postNum: field('10500') }), [0, 9])).toHaveLength(1)
})
