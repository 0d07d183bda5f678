import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { isSettleable, readSettlement } from '../../src/core/cod/cod.settlement'
import { codOrder } from './cod-order'

const orders = [
  codOrder('LR-20261101-000001', { trackingNumber: 'TH60551234567A', total: 590 }),
  codOrder('LR-20261101-000002', { trackingNumber: 'EX123456785TH', total: 1580 }),
  codOrder('LR-20261101-000003', { trackingNumber: '820012345678', total: 250.5 }),
]
const read = (text: string, chosen = {}) => {
  const { lines, ...rest } = readSettlement(text, orders, chosen)
  return {
    ...rest,
    lines: lines.map(({ state, order, amount }) => [
      order?.OrderNumber.slice(-1) ?? '',
      state,
      amount === undefined ? undefined : amount / 100,
    ]),
  }
}
const lines = (text: string, chosen = {}) => read(text, chosen).lines

describe('SETTLE-1 a comma never joins or splits an amount by guess, and a heading, tax or row number is no amount', () => {
  test.each([
    ['gross and net', 'TH60551234567A,580,571', [['1', 'doubtful', undefined]]],
    ['gross and net with a heading', 'เลขพัสดุ,COD,Net\nTH60551234567A,590,571', [['1', 'matched', 590]]],
    ['a count before an amount', 'TH60551234567A,1,580.00,', [['1', 'doubtful', undefined]]],
    ['a count under the heading', 'Tracking,COD,Note\nTH60551234567A,1,580.00,', [['1', 'doubtful', undefined]]],
    [
      'a heading with digits',
      'No.,Tracking No.,COD,VAT 7%,Net\n1,TH60551234567A,590,41.3,548.7',
      [['1', 'matched', 590]],
    ],
    [
      'only row numbers',
      'No.,Tracking\n1,TH60551234567A\n2,EX123456785TH',
      [
        ['1', 'doubtful', undefined],
        ['2', 'doubtful', undefined],
      ],
    ],
    [
      'row numbers without a heading',
      '1,TH60551234567A\n2,EX123456785TH',
      [
        ['1', 'doubtful', undefined],
        ['2', 'doubtful', undefined],
      ],
    ],
    ['one row number', '1,TH60551234567A', [['1', 'doubtful', undefined]]],
    [
      'row numbers before amounts',
      '1;TH60551234567A;580\n2;EX123456785TH;1580',
      [
        ['1', 'difference', 580],
        ['2', 'matched', 1580],
      ],
    ],
  ])('SETTLE-1 %s', (_, text, expected) => {
    expect(lines(text)).toEqual(expected)
  })
})

describe('SETTLE-2 a list is read as CSV, whatever its separator and quotes', () => {
  const cells = [
    ['Tracking No.', 'ผู้รับ', 'COD Amount'],
    ['TH60551234567A', 'สมชาย, ใจดี "บอย"; ครับ', '590.00'],
    ['EX123456785TH', 'two\nlines', '1,580.00'],
  ]
  const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`
  test.each([',', ';', '\t', '|'])('SETTLE-2 separated by %j, everything in quotes', (separator) => {
    const text = `\ufeff${cells.map((row) => row.map(quoted).join(separator)).join('\r\n')}\r\n`
    const settlement = read(text)
    expect(settlement.lines).toEqual([
      ['1', 'matched', 590],
      ['2', 'matched', 1580],
    ])
    expect([settlement.columns?.parcel, settlement.columns?.amount, settlement.columns?.isAsked]).toEqual([0, 2, false])
  })
  test('SETTLE-2 numbers that a spreadsheet keeps as text', () => {
    expect(lines(`Tracking,COD\n'TH60551234567A,590\n="EX123456785TH",'1580`)).toEqual([
      ['1', 'matched', 590],
      ['2', 'matched', 1580],
    ])
  })
  test('SETTLE-2 a row with a missing quote is unclear, as are the rows that it swallows', () => {
    const { lines, others } = read('Tracking,Name,COD\nTH60551234567A,"Som,590\nEX123456785TH,Ann,1580')
    expect([lines, others]).toEqual([[['1', 'doubtful', undefined]], []])
  })
})

describe('SETTLE-3 the amount is the column that couriers name so, never a fee, tax, date or payout', () => {
  test.each([
    'Tracking No.,COD Amount,COD Fee,VAT,Net',
    'PNO,COD,Shipping fee,COD fee,Transfer amount',
    'เลขพัสดุ,ยอด COD,ค่าธรรมเนียม COD,ภาษีมูลค่าเพิ่ม 7%,ยอดโอนสุทธิ',
    'หมายเลขพัสดุ,ยอดเก็บเงินปลายทาง,ค่าจัดส่ง,VAT 7%,ยอดเงินสุทธิ',
    'Consignment No,COD Amount (THB),Service Charge,VAT Amount,Remittance',
    'Waybill No.,COD amount,Handling fee,Tax amount,Amount',
    'หมายเลขสิ่งของ,จำนวนเงินที่เรียกเก็บ,ค่าบริการ,ภาษี,จำนวนเงินโอน',
    'Order No,COD,Fee,VAT amount,Net amount',
    'TRACKING_NO,COD_AMOUNT,FEE_AMOUNT,VAT_AMOUNT,NET_AMOUNT',
    'Consignment,C.O.D. amount,Rebate,VAT,Net',
  ])('SETTLE-3 %s', (heading) => {
    // the fee column equals the order's total: the heading decides all the same
    expect(lines(`${heading}\nTH60551234567A,575,590,1.05,558.95`)).toEqual([['1', 'difference', 575]])
  })
  test('SETTLE-3 two columns named alike are asked for', () => {
    const { lines, columns } = read('Tracking,Amount,Amount 2\nTH60551234567A,575,560')
    expect([lines, columns?.amount, columns?.isAsked]).toEqual([[['1', 'doubtful', undefined]], undefined, true])
  })
})

describe('SETTLE-4 an amount is one positive number of baht', () => {
  test.each([
    ['1,580.00', 1580],
    ['1580', 1580],
    ['฿1,580', 1580],
    ['1,580.00 บาท', 1580],
    ['THB 1580.0000', 1580],
    ['๑,๕๘๐', 1580],
  ])('SETTLE-4 %s', (cell, amount) => {
    expect(lines(`Tracking;COD\nEX123456785TH;${cell}`)).toEqual([['2', 'matched', amount]])
  })
  test.each(['-1580', '(1,580.00)', '1.580,00', '15,80', '1580+20', '7%', '1580 / 20', '12345678901'])(
    'SETTLE-4 %s is unclear',
    (cell) => {
      expect(lines(`Tracking;COD\nEX123456785TH;${cell}`)).toEqual([['2', 'doubtful', undefined]])
    },
  )
  test.each(['', '-', '0.00', 'n/a'])('SETTLE-4 %j is no amount', (cell) => {
    expect(lines(`Tracking;COD\nEX123456785TH;${cell}`)).toEqual([['2', 'no-amount', undefined]])
  })
})

test('SETTLE-5 what stands above, below and between the parcels is none, and is listed', () => {
  const text = [
    'Flash Express (Thailand) Co. Ltd.,,,',
    'Tax ID,0105560159254,,',
    'COD settlement 2026-11-20,,,',
    '',
    'No.,Tracking No.,COD Amount,VAT 7%',
    '1,TH60551234567A,590.00,1.05',
    '2,TH99999999999Z,300.00,1.05',
    'Page 1 of 2,,,',
    'No.,Tracking No.,COD Amount,VAT 7%',
    '3,820012345678,250.50,1.05',
    'รวม 3 รายการ,,"1,140.50",3.15',
    'Grand total,,1140.50,',
    'VAT 7%,,3.15,',
    'โอนเข้าบัญชี,123-4-56789-0,1137.35,',
  ].join('\n')
  const { lines, others } = read(text)
  expect(lines).toEqual([
    ['1', 'matched', 590],
    ['', 'unknown', 300],
    ['3', 'matched', 250.5],
    ['', 'unknown', 1137.35],
  ])
  expect(others).toEqual([
    'Tax ID,0105560159254,,',
    'COD settlement 2026-11-20,,,',
    'Page 1 of 2,,,',
    'รวม 3 รายการ,,"1,140.50",3.15',
    'Grand total,,1140.50,',
    'VAT 7%,,3.15,',
  ])
})

describe('SETTLE-6 a row that contradicts another, or itself, is unclear', () => {
  test('SETTLE-6 the same parcel with two amounts', () => {
    expect(lines('Tracking,COD\nTH60551234567A,590\nLR-20261101-000001,575')).toEqual([
      ['1', 'doubtful', 590],
      ['1', 'repeated', 575],
    ])
  })
  test('SETTLE-6 the same parcel with the same amount counts once', () => {
    expect(lines('Tracking,COD\nTH60551234567A,590\nLR-20261101-000001,590').map(([, state]) => state)).toEqual([
      'matched',
      'repeated',
    ])
  })
  test('SETTLE-6 the order number of one and the tracking number of another', () => {
    const text = 'Order no,Tracking,COD\nLR-20261101-000001,EX123456785TH,590'
    expect(lines(text)).toEqual([['', 'doubtful', 590]])
    expect(lines(text, { parcel: 0 })).toEqual([['1', 'matched', 590]])
  })
})

describe('SETTLE-7 a column that is not clear is asked for, and the choice decides', () => {
  const list = 'TH60551234567A;575;560\nEX123456785TH;1570;1500'
  test('SETTLE-7 until then, nothing can be marked', () => {
    const { columns, ...settlement } = read(list)
    expect(settlement.lines.map(([, state]) => state)).toEqual(['doubtful', 'doubtful'])
    expect(columns).toEqual({
      headings: undefined,
      rows: [
        ['TH60551234567A', '575', '560'],
        ['EX123456785TH', '1570', '1500'],
      ],
      width: 3,
      parcel: undefined,
      amount: undefined,
      isAsked: true,
    })
  })
  test('SETTLE-7 the chosen column is taken, and no longer asked for', () => {
    const { lines, columns } = read(list, { amount: 1 })
    expect(lines).toEqual([
      ['1', 'difference', 575],
      ['2', 'difference', 1570],
    ])
    expect(columns?.isAsked).toBe(false)
  })
  test('SETTLE-7 orders tell which column it is; what differs in it is still unclear', () => {
    expect(lines('TH60551234567A;590;560\nEX123456785TH;1570;1500')).toEqual([
      ['1', 'matched', 590],
      ['2', 'doubtful', undefined],
    ])
  })
})

describe('SETTLE-8 lists of strangers: a parcel has its own amount, or can’t be marked', () => {
  const amount = fc.integer({ min: 1, max: 400_000 }).map((satang) => satang / 100)
  const grouped = (baht: number) => baht.toLocaleString('en-US', { minimumFractionDigits: 2 })
  const list = fc.record({
    separator: fc.constantFrom(',', ';', '\t', '|'),
    isQuoted: fc.boolean(),
    isGrouped: fc.boolean(),
    end: fc.constantFrom('\n', '\r\n', '\r'),
    mark: fc.constantFrom('', '\ufeff'),
    heading: fc.constantFrom('cod', 'none'),
    order: fc.shuffledSubarray(['parcel', 'cod', 'fee', 'net', 'number', 'name'], { minLength: 6 }),
    amounts: fc.array(fc.oneof(fc.constant(0), amount), { minLength: 3, maxLength: 3 }),
    footer: fc.boolean(),
  })
  test('SETTLE-8 generated', () => {
    fc.assert(
      fc.property(list, ({ separator, isQuoted, isGrouped, end, mark, heading, order, amounts, footer }) => {
        const headings = {
          parcel: 'เลขพัสดุ',
          cod: 'COD Amount',
          fee: 'COD Fee',
          net: 'ยอดสุทธิ',
          number: 'No.',
          name: 'VAT 7%',
        }
        const write = (cell: string) => (isQuoted ? `"${cell.replaceAll('"', '""')}"` : cell)
        const settled = orders.map((each, nth) => amounts[nth] || each.total / 100)
        const rows = orders.map(({ trackingNumber }, nth) => {
          const baht = settled[nth] ?? 0
          const money = isGrouped ? grouped(baht) : String(baht)
          const cells = {
            parcel: trackingNumber,
            cod: money,
            fee: '15',
            net: String(Math.max(0, baht - 15)),
            number: String(nth + 1),
            name: 'คุณ ก',
          }
          return order.map((each) => write(cells[each as keyof typeof cells])).join(separator)
        })
        const head =
          heading === 'cod' ? [order.map((each) => write(headings[each as keyof typeof headings])).join(separator)] : []
        const foot = footer ? [`รวม${separator}${separator}${settled.reduce((a, b) => a + b)}`] : []
        const text = mark + [...head, ...rows, ...foot].join(end)
        const { lines } = readSettlement(text, orders)
        expect(lines.map((line) => line.order?.OrderNumber)).toEqual(orders.map(({ OrderNumber }) => OrderNumber))
        for (const [nth, line] of lines.entries())
          if (isSettleable(line)) expect(line.amount).toBe(Math.round((settled[nth] ?? 0) * 100))
        // with a heading and no comma to guess, every amount is known
        if (heading === 'cod' && (separator !== ',' || isQuoted || !isGrouped))
          expect(lines.every(isSettleable)).toBe(true)
      }),
      { numRuns: 400 },
    )
  })
})

const payouts = [
  ...['Settlement', 'Settled amount', 'COD settle', 'Payable', 'Amount payable', 'Payout', 'Paid', 'Amount received'],
  ...['COD received', 'Balance', 'Actual COD', 'Discount', 'Insurance', 'Declared value', 'Freight', 'Shipping'],
  ...['Refund amount', 'COD disbursement', 'COD after fees', 'Count', 'ยอดจ่าย', 'COD ที่จ่าย', 'ยอดที่ได้รับ', 'ยอดรับจริง'],
  ...['เงินเข้า', 'ยอด COD เข้าบัญชี', 'ยอดคงเหลือ', 'ส่วนลด', 'ค่าประกัน', 'ยอดเงินคืน', 'COD หลังหัก', 'Income'],
]
describe('COD-81 what the courier pays out, keeps or counts is never taken as the amount unasked', () => {
  test.each(payouts)('COD-81 %s', (payout) => {
    for (const heading of [`Tracking No.,${payout}`, `Ref,${payout}`, `ผู้รับ,${payout}`]) {
      const { lines, columns } = read(`${heading}\nTH60551234567A,571\nEX123456785TH,1500`)
      expect([heading, lines, columns?.isAsked]).toEqual([
        heading,
        [
          ['1', 'doubtful', undefined],
          ['2', 'doubtful', undefined],
        ],
        true,
      ])
    }
  })
  test('COD-81 beside the amount, each is left alone', () => {
    for (const payout of payouts)
      expect([payout, lines(`Tracking,${payout},COD\nTH60551234567A,590,575`)]).toEqual([
        payout,
        [['1', 'difference', 575]],
      ])
  })
  test('COD-81 in words between blanks, only the order’s total is taken', () => {
    expect(lines('Tracking Payable\nTH60551234567A 571\nEX123456785TH 1580')).toEqual([
      ['1', 'doubtful', undefined],
      ['2', 'matched', 1580],
    ])
    expect(lines('รายการ COD วันนี้\nTH60551234567A 571')).toEqual([['1', 'difference', 571]])
  })
})

describe('COD-82 "Amount" alone is the amount collected only if no other column has amounts', () => {
  test.each(['Amount', 'ยอด', 'ยอดเงิน', 'จำนวนเงิน', 'Amount (THB)'])('COD-82 %s', (amount) => {
    const alone = `No.,Tracking,Name,${amount},Transfer date,Weight,Zip code\n1,TH60551234567A,Som,575,20/11/2026,0.5,50200`
    expect(lines(alone)).toEqual([['1', 'difference', 575]])
    for (const other of ['Net', 'Fee', 'Payable', 'Amount 2', 'มูลค่าสินค้า', 'ยอดจ่าย', 'Something']) {
      const { lines, columns } = read(`Tracking,${amount},${other}\nTH60551234567A,575,560`)
      expect([other, lines, columns?.isAsked]).toEqual([other, [['1', 'doubtful', undefined]], true])
    }
  })
  test('COD-82 its parcels that have the totals of their orders are matched', () => {
    expect(lines('Tracking,Amount,Fee\nTH60551234567A,590,15\nEX123456785TH,1570,15')).toEqual([
      ['1', 'matched', 590],
      ['2', 'doubtful', undefined],
    ])
  })
})

describe('COD-83 a heading is a row of several texts that names a parcel or an amount', () => {
  test('COD-83 however many other columns it has', () => {
    const heading = 'Tracking,Merchant,Branch,Zone,Box,Depot,Rider,Income,COD'
    expect(lines(`${heading}\nTH60551234567A,a,b,c,d,e,f,560,575`)).toEqual([['1', 'difference', 575]])
  })
  test('COD-83 a row with a number is none', () => {
    const { lines, columns, others } = read('Tracking,COD\nTH60551234567A,575\nTotal COD,60.00')
    expect([lines, columns?.amount, others]).toEqual([[['1', 'difference', 575]], 1, ['Total COD,60.00']])
  })
})

describe('COD-84 a tracking number that several orders have names none of them alone', () => {
  const shared = [
    codOrder('LR-20261101-000001', { trackingNumber: 'TH60551234567A', total: 590 }),
    codOrder('LR-20261101-000002', { trackingNumber: 'TH60551234567A', total: 590 }),
    codOrder('LR-20261101-000003', { trackingNumber: 'th 6055 1234 567a', total: 590, paymentStatus: 'paid' }),
  ]
  const states = (text: string) =>
    readSettlement(text, shared).lines.map(({ state, order }) => [state, order?.OrderNumber.slice(-1)])
  test('COD-84 the line is unclear, however often it is repeated', () => {
    expect(states('TH60551234567A 590\nTH60551234567A 590')).toEqual([
      ['doubtful', undefined],
      ['doubtful', undefined],
    ])
    expect(states('Tracking,COD\nTH60551234567A,590')).toEqual([['doubtful', undefined]])
  })
  test('COD-84 the order number beside it decides', () => {
    expect(states('Tracking,Order no,COD\nTH60551234567A,LR-20261101-000001,590')).toEqual([['matched', '1']])
    expect(states('TH60551234567A 590\nTH60551234567A LR-20261101-000002 590')).toEqual([
      ['doubtful', undefined],
      ['matched', '2'],
    ])
  })
})

test('COD-85 reading a list takes steps in proportion to its length, with or without headings', () => {
  const stepsOf = (count: number, head: string) => {
    const known = Array.from({ length: count }, (_, nth) =>
      codOrder(`LR-${nth}`, { trackingNumber: `TH${10_000_000_000 + nth}A` }),
    )
    const text = head + known.map(({ trackingNumber }) => `${trackingNumber};350`).join('\n')
    const { filter } = Array.prototype
    let steps = 0
    const spy = vi.spyOn(Array.prototype, 'filter').mockImplementation(function (this: unknown[], ...given) {
      steps += this.length
      return filter.apply(this, given)
    })
    const { lines } = readSettlement(text, known)
    spy.mockRestore()
    expect(lines.filter(isSettleable)).toHaveLength(count)
    return steps
  }
  for (const head of ['', 'Tracking;COD\n']) expect(stepsOf(1_000, head)).toBeLessThan(12 * stepsOf(100, head))
})

describe('COD-100 a column that says whether or how often to collect is not the amount', () => {
  test.each([
    ['Tracking,COD,Collected Amount,Remit', '1', 570, 'Collected Amount'],
    ['Tracking,COD,COD Amount,Remit', 'Y', 570, 'COD Amount'],
    ['Tracking,COD,Amount,Remit', 'Y', 590, undefined],
    ['เลขพัสดุ,จำนวน COD,ยอดเก็บ,ยอดโอน', '1', 570, 'ยอดเก็บ'],
    ['เลขพัสดุ,จำนวน COD,ยอดรวม,ยอดโอน', '1', 570, undefined],
  ])('COD-100 %s', (headings, flag, amount, column) => {
    const row = (number: string) => `${number},${flag},${amount},540`
    const { lines, columns } = read([headings, row('TH60551234567A'), row('EX123456785TH')].join('\n'))
    expect(lines.map(([, , found]) => found)).not.toContain(1)
    expect(lines[0]).toEqual(
      column ? ['1', 'difference', 570] : expect.arrayContaining(['1', amount === 590 ? 'matched' : 'doubtful']),
    )
    if (column) expect(headings.split(',')[columns?.amount ?? -1]).toBe(column)
    else expect(columns?.isAsked).toBe(true)
  })
})

test.each([
  ['PNO,สถานะ,COD\nTH60551234567A,ตีกลับ,590', 'undelivered'],
  ['PNO,สถานะ,COD\nTH60551234567A,พัสดุถูกส่งคืนต้นทางแล้ว,590', 'undelivered'],
  ['PNO,Status,COD\nTH60551234567A,Delivery failed 2 times,590', 'undelivered'],
  ['TH60551234567A,Returned to sender,590', 'undelivered'],
  ['TH60551234567A,ลูกค้าปฏิเสธรับพัสดุ,590', 'undelivered'],
  ['TH60551234567A 590 ตีกลับ', 'undelivered'],
  ['PNO,สถานะ,COD\nTH60551234567A,สำเร็จ,590', 'matched'],
  ['PNO,Status,COD\nTH60551234567A,Delivered,590', 'matched'],
  ['PNO,ชื่อผู้รับ,COD\nTH60551234567A,ร้านรับคืนของเก่า,590', 'matched'],
])('COD-5206 a parcel that the list itself says was returned or refused cannot be marked: %s', (text, state) => {
  const [line] = readSettlement(text, orders).lines
  expect([line?.state, line && isSettleable(line)]).toEqual([state, state === 'matched'])
})

describe('COD-5402 a parcel for which the courier pays out nothing is unclear and cannot be marked', () => {
  const statesOf = (heading: string, ...payouts: readonly string[]) => {
    const rows = payouts.map((payout, nth) => `${['TH60551234567A', 'EX123456785TH'][nth]},590,19,${payout}`)
    return readSettlement([`PNO,COD,Fee,${heading}`, ...rows].join('\n'), orders).lines.map(({ state }) => state)
  }
  test.each([
    ['ยอดโอน', '0.00', 'doubtful'],
    ['Net', '-19.00', 'doubtful'],
    ['Remittance', '-', 'doubtful'],
    ['เงินโอนเข้าบัญชี', '0', 'doubtful'],
    ['ยอดสุทธิ', '', 'matched'],
    ['ยอดโอน', '571', 'matched'],
    // outstanding, a fee, a date: 0 is good or says nothing
    ['คงเหลือ', '0.00', 'matched'],
    ['ค่าโอน', '0.00', 'matched'],
    ['วันที่โอน', '-', 'matched'],
  ])('COD-5402 %s %j', (heading, payout, state) => {
    expect(statesOf(heading, payout, '571')[0]).toBe(state)
  })
  test('COD-5402 an amount that the fee uses up is no doubt', () => {
    const { lines } = readSettlement('PNO,COD,Net\nTH60551234567A,15,0\nEX123456785TH,590,571', orders)
    expect(lines[0]?.state).toBe('difference')
  })
  test('COD-5402 a column without any payout says nothing', () => {
    expect(statesOf('ยอดโอน', '0.00', '0.00')[0]).toBe('matched')
  })
})
