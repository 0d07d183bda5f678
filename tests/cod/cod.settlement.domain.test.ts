import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isSettleable, readSettlement } from '../../src/core/cod/cod.settlement'
import { isOutstanding, sumByCourier } from '../../src/core/cod/cod.summary'
import { codOrder } from './cod-order'

const orders = [
  codOrder('LR-20261101-000001', { trackingNumber: 'TH60551234567A', total: 590 }),
  codOrder('LR-20261101-000002', { trackingNumber: 'EX123456789TH', total: 1250.5, OrderStatus: 'delivered' }),
  codOrder('LR-20261101-000003', { total: 300, paymentStatus: 'paid' }),
  codOrder('LR-20261101-000004', { total: 250, OrderStatus: 'packed' }),
  codOrder('LR-20261101-000005', { total: 100, paymentMethod: 'transfer', CODFee: 0 }),
]
const read = (text: string) =>
  readSettlement(text, orders).lines.map(({ line, state, order, amount }) => [
    line,
    state,
    order?.OrderNumber.slice(-1) ?? '',
    amount === undefined ? undefined : amount / 100,
  ])

describe('COD-1 a line names an order or tracking number and an amount, in any columns', () => {
  test.each([
    ['LR-20261101-000001 590', 590],
    ['590 LR-20261101-000001', 590],
    ['lr-20261101-000001\t590.00', 590],
    ['TH60551234567A,590', 590],
    ['TH 6055 1234 567A\t590', 590],
    ['1;TH60551234567A;สมชาย ใจดี;"590.00"', 590],
    ['LR-20261101-000001 ฿590', 590],
    ['LR-20261101-000001 ๕๙๐ บาท', 590],
    ['| TH60551234567A | 590.- |', 590],
  ])('COD-1 %s', (text, amount) => {
    expect(read(text)).toEqual([[0, 'matched', '1', amount]])
  })
  test('COD-1 thousands are read with and without separators', () => {
    expect(read('EX123456789TH 1,250.50\nEX123456789TH,1250.50')).toEqual([
      [0, 'matched', '2', 1250.5],
      [1, 'repeated', '2', 1250.5],
    ])
  })
})

test('COD-2 headings, totals and empty lines are ignored, and nothing else', () => {
  expect(read('เลขพัสดุ,ยอด COD\n\nTH60551234567A,590\nรวม,590.00\nTOTAL 590\nABC123 77')).toEqual([
    [2, 'matched', '1', 590],
    [5, 'unknown', '', 77],
  ])
})

test('COD-3 the amount is in the column of its heading, otherwise it is the one that matches', () => {
  expect(read('เลขพัสดุ\tค่าส่ง\tยอด COD\tสุทธิ\nTH60551234567A\t40\t550\t510')).toEqual([[1, 'difference', '1', 550]])
  expect(read('TH60551234567A 40 590 550')).toEqual([[0, 'matched', '1', 590]])
})

describe('COD-540 a comma between columns is not read as a thousands separator', () => {
  test.each([
    ["columns, the first of them the order's", 'TH60551234567A,590,571', [0, 'matched', '1', 590]],
    ['columns behind a row number', '1,TH60551234567A,590,571', [0, 'matched', '1', 590]],
    ['thousands that agree', 'EX123456789TH,1,250.50,', [0, 'matched', '2', 1250.5]],
    ['thousands between blanks', 'EX123456789TH 1,300.00', [0, 'difference', '2', 1300]],
    ['thousands beside a tab', 'EX123456789TH\t1,300', [0, 'difference', '2', 1300]],
    ['thousands in quotes', 'EX123456789TH,"1,300.00",5', [0, 'doubtful', '2', undefined]],
    ['either', 'TH60551234567A,1,580.00,', [0, 'doubtful', '1', undefined]],
    ['the end of a larger number', 'TH60551234567A,1,590.00', [0, 'doubtful', '1', undefined]],
    ['neither agrees', 'TH60551234567A,580,571', [0, 'doubtful', '1', undefined]],
    ['either between blanks', 'TH60551234567A 580,571', [0, 'doubtful', '1', undefined]],
    ['a date before an amount', '2026-11-01,590,TH60551234567A', [0, 'matched', '1', 590]],
  ])('COD-540 %s: %s', (_, text, line) => {
    expect(read(text)).toEqual([line])
  })
  test('COD-540 a line has as many columns as the heading', () => {
    expect(read('เลขพัสดุ,ยอด COD,หมายเหตุ\nTH60551234567A,1,580.00,')).toEqual([[1, 'doubtful', '1', undefined]])
    expect(read('เลขพัสดุ,ยอด COD,หมายเหตุ\nEX123456789TH,1,250.50,')).toEqual([[1, 'matched', '2', 1250.5]])
    expect(read('เลขพัสดุ,จำนวน,ยอด COD,หมายเหตุ\nTH60551234567A,1,590.00,')).toEqual([[1, 'matched', '1', 590]])
    expect(read('เลขพัสดุ,ยอด COD,สุทธิ\nTH60551234567A,580,571')).toEqual([[1, 'difference', '1', 580]])
  })
  test('COD-540 a line has as many columns as the lines with only one reading', () => {
    expect(read('TH60551234567A,590,\nEX123456789TH,1,300.00,')).toEqual([
      [0, 'matched', '1', 590],
      [1, 'doubtful', '2', undefined],
    ])
    expect(read('TH60551234567A,590\nLR-20261101-000003,300,x\nEX123456789TH,1,300.00,')[2]).toEqual([
      2,
      'doubtful',
      '2',
      undefined,
    ])
  })
})

test('COD-541 among several amounts without a heading none is guessed', () => {
  expect(read('TH60551234567A 40 600 550')).toEqual([[0, 'doubtful', '1', undefined]])
  expect(read('1;TH60551234567A;600')).toEqual([[0, 'doubtful', '1', undefined]])
  expect(read('เลขพัสดุ\tยอด COD\tสุทธิ\nTH60551234567A\t\t590')).toEqual([[1, 'no-amount', '1', undefined]])
})

test("COD-542 a line can be marked if it has its order's amount, or an amount with only one reading", () => {
  const part = fc.constantFrom('590', '571', '1', '580.00', '1250.50', '1,250.50', '40', '', 'x')
  fc.assert(
    fc.property(fc.array(part, { maxLength: 6 }), fc.constantFrom(',', ', ', ' ', '\t'), (parts, separator) => {
      const text = ['TH60551234567A', ...parts].join(separator)
      for (const line of readSettlement(text, orders).lines.filter(isSettleable)) {
        const written = parts.filter((each) => /\d/.test(each))
        const grouped = text.split(/[^\d,.]+/).map((each) => Number(each.replaceAll(',', '')))
        if (line.state === 'difference')
          expect(new Set(written.map((each) => Number(each.replaceAll(',', '')))).size).toBe(1)
        else expect([...written.map(Number), ...grouped]).toContain(590)
      }
    }),
    { examples: [[['1250.50', '1'], ',']] },
  )
})

test('COD-4 each line says how it compares with its order', () => {
  const list = ['000001 x', '000002 1250', '000003 300', '000004 250', '000005 100'].map(
    (each) => `LR-20261101-${each}`,
  )
  expect(read(list.join('\n')).map(([, state]) => state)).toEqual([
    'no-amount',
    'difference',
    'settled',
    'not-due',
    'not-due',
  ])
})

test('COD-5 any text is read without an error, and only valid lines can be marked', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.string(), fc.constantFrom('TH60551234567A', '590', ',', '\t', '"', '\n'))),
      (parts) => {
        for (const line of readSettlement(parts.join(' '), orders).lines)
          if (isSettleable(line)) expect(line.order && isOutstanding(line.order)).toBe(true)
      },
    ),
  )
})

test('COD-6 sums are per courier: on the way or delivered is outstanding, paid is received', () => {
  const flash = { value: 'flash', label: 'Flash Express', type: 'courier' }
  const slip = { amount: 280, paidAt: '2026-11-05T00:00:00Z', checkedBy: 'staff' }
  const more = [
    ...orders,
    codOrder('6', { DeliveryType: flash, total: 50 }),
    codOrder('7', { DeliveryType: flash, total: 300, paymentStatus: 'paid', slip }),
    codOrder('8', { DeliveryType: flash, total: 70, OrderStatus: 'returned' }),
  ]
  expect(
    sumByCourier(more).map(({ courier, outstanding, received }) => [courier.value, outstanding, received]),
  ).toEqual([
    ['kex', { count: 2, amount: 184_050 }, { count: 1, amount: 30_000 }],
    ['flash', { count: 1, amount: 5_000 }, { count: 1, amount: 28_000 }],
  ])
})
