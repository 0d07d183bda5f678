import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { s10CheckDigit } from '../../src/core/orders/orders.s10'
import { readTrackingList, readyLines, type TrackingProblem, withoutLines } from '../../src/core/orders/orders.tracking'
import { orderNumberTest, readTrackingNumber } from '../../src/core/orders/orders.tracking-numbers'

const one = 'LR-20261121-000030'
const two = 'LR-20261121-000029'
const flash = 'TH0123ABCDE4F'
const post = 'EF123456785TH'

const pairs = (text: string, examples: readonly string[] = [one]) =>
  readTrackingList(text, examples).map(({ OrderNumber, trackingNumber, problem }) => [
    OrderNumber,
    trackingNumber,
    problem,
  ])

describe('a list of tracking numbers', () => {
  test('ORDS-80 tabs, commas, semicolons, bars and spaces separate columns, in any order', () => {
    const lines = [
      `${one}\t${flash}`,
      `${flash}, ${one}`,
      `"${one}";"${flash}"`,
      `${one} | ${flash}`,
      `  ${flash}   ${one}  `,
      `${one.toLowerCase()} ${flash.toLowerCase()}`,
    ]
    for (const line of lines) expect(pairs(line)).toEqual([[one, flash, undefined]])
  })

  test('ORDS-80 a tracking number may contain spaces and dashes, in Thai or full-width digits', () => {
    expect(pairs(`${one} EF 1234 5678 5 TH`)).toEqual([[one, post, undefined]])
    expect(pairs(`EF-123456785-TH\t${one}`)).toEqual([[one, post, undefined]])
    expect(pairs(`LR-๒๐๒๖๑๑๒๑-๐๐๐๐๓๐ EF๑๒๓๔๕๖๗๘๕TH`)).toEqual([[one, post, undefined]])
    expect(pairs(`\ufeff${one}\u200b ＥＦ１２３４５６７８５ＴＨ`)).toEqual([[one, post, undefined]])
  })

  test('ORDS-81 headings, empty lines and other columns are ignored', () => {
    const text = [
      'เลขที่คำสั่งซื้อ,ผู้รับ,เบอร์โทร,เลขพัสดุ,ยอด',
      `${one},"คุณแดง, ใจดี",0812345678,${flash},590.00`,
      '',
      `${two},คุณดำ,+66898765432,820012345678,1200`,
    ].join('\r\n')
    expect(pairs(text)).toEqual([
      [one, flash, undefined],
      [two, '820012345678', undefined],
    ])
  })

  test('ORDS-82 an unreadable line is named and never sent', () => {
    const cases: [string, TrackingProblem][] = [
      [one, 'no-tracking'],
      [flash, 'no-order'],
      [`${one} abc123`, 'format'],
      [`${one} 0812345678`, 'format'],
      ['ขอบคุณค่ะ 2 กล่อง', 'format'],
      [`${one} ${two} ${flash}`, 'ambiguous'],
      [`${one},${flash},${post}`, 'ambiguous'],
    ]
    for (const [line, problem] of cases) {
      const lines = readTrackingList(line, [one])
      expect(lines.map((each) => [each.text, each.problem])).toEqual([[line, problem]])
      expect(readyLines(lines)).toEqual([])
    }
  })

  test('ORDS-5710 a number that a spreadsheet has shortened is named, and no date or phone beside it is taken for it', () => {
    for (const line of [
      `${one},8.21E+11`,
      `20261130\t${one}\t8.21E+11`,
      `${one},8.21E+11,2026-11-30,1234567890123`,
      `${one}\t8.21e11\t812345678\tมาลี`,
    ])
      expect(pairs(line)).toEqual([[one, '', 'shortened']])
    expect(pairs(`${one},8.21E+11,${flash}`)).toEqual([[one, flash, undefined]])
    for (const date of ['2026-11-30', '20261130', '25691130'])
      for (const between of [',', ' ']) expect(pairs(`${one}${between}${date}`)).toEqual([[one, '', 'format']])
    expect(pairs(`${one},20261130,820012345678`)).toEqual([[one, '820012345678', undefined]])
  })

  test("ORDS-5711 a courier's file is read with marks for text, blanks around dashes, and commas in another column", () => {
    for (const line of [
      `${one},="820012345678"`,
      `"${one}","=""820012345678"""`,
      `${one},'820012345678`,
      `${one.replaceAll('-', ' - ')}\t820012345678`,
      `${one};820012345678;9/1, ซอย 3`,
    ])
      expect(pairs(line)).toEqual([[one, '820012345678', undefined]])
  })

  test('ORDS-83 an order with two different numbers is held back, the same line twice is sent once', () => {
    const text = `${one} ${flash}\n${one} ${post}\n${two} TH9999ABCDE4F\n${two} TH9999ABCDE4F`
    const lines = readTrackingList(text, [one])
    expect(lines.map(({ problem }) => problem)).toEqual(['twice', 'twice', undefined, 'repeated'])
    expect(readyLines(lines)).toEqual([{ OrderNumber: two, trackingNumber: 'TH9999ABCDE4F' }])
  })

  test('ORDS-83 two orders with one number are sent and marked', () => {
    const lines = readTrackingList(`${one} ${flash}\n${two} ${flash}`, [one])
    expect(lines.map(({ problem, isShared }) => [problem, isShared])).toEqual([
      [undefined, true],
      [undefined, true],
    ])
    expect(readyLines(lines)).toHaveLength(2)
  })

  test('ORDS-84 order numbers of another shop system are recognised by the known ones', () => {
    expect(pairs('100234\t820012345678', ['100233'])).toEqual([['100234', '820012345678', undefined]])
    expect(pairs('SO/26/0099 EF123456785TH', ['SO/26/0098'])).toEqual([['SO/26/0099', post, undefined]])
    expect(orderNumberTest(['100233'])('820012345678')).toBe(false)
    expect(orderNumberTest([])(one)).toBe(true)
  })

  test('ORDS-84 tracking numbers of couriers are recognised; phones, dates and sums are not', () => {
    for (const number of [
      'EF123456785TH',
      'TH0123ABCDE4F',
      'TH01010ABCDEF1A',
      '820012345678',
      'KEX12345678901',
      'SHP5001234567',
    ])
      expect(readTrackingNumber(number)).toBe(number)
    for (const other of ['', '0812345678', '+66812345678', '590.00', '21/11/2026', 'ขนส่ง', 'TRACKING', '1234567'])
      expect(readTrackingNumber(other)).toBe('')
  })

  test('ORDS-85 lines are removed by position', () => {
    expect(withoutLines(`a\nb\r\nc`, new Set([1]))).toBe('a\nc')
    expect(withoutLines('a', new Set([0]))).toBe('')
  })

  test('ORDS-85 any order of columns and any separator gives the same pairs', () => {
    const serial = fc.integer({ min: 0, max: 999_999 })
    const pair = fc.record({
      order: serial.map((number) => `LR-20261121-${String(number).padStart(6, '0')}`),
      tracking: fc.integer({ min: 0, max: 99_999_999 }).map((number) => {
        const digits = String(number).padStart(8, '0')
        return `EF${digits}${s10CheckDigit(digits)}TH`
      }),
      isTurned: fc.boolean(),
      separator: fc.constantFrom('\t', ',', ' ', ' ; ', ', ', '   '),
    })
    const list = fc.uniqueArray(pair, { selector: ({ order }) => order, maxLength: 20 })
    fc.assert(
      fc.property(list, (rows) => {
        const text = rows
          .map(({ order, tracking, isTurned, separator }) =>
            isTurned ? `${tracking}${separator}${order}` : `${order}${separator}${tracking}`,
          )
          .join('\n')
        expect(readyLines(readTrackingList(text, [one]))).toEqual(
          rows.map(({ order, tracking }) => ({ OrderNumber: order, trackingNumber: tracking })),
        )
      }),
    )
  })

  test('ORDS-85 any text is read without an error, and no line with a digit is lost', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
        const lines = readTrackingList(text, [one])
        for (const { text: given, line } of lines) expect(text.split(/\r\n|\r|\n/)[line]).toBe(given)
        const withDigits = text.split(/\r\n|\r|\n/).filter((each) => /[0-9]/.test(each.replace(/[",;|\t]/g, '')))
        expect(lines.length).toBeGreaterThanOrEqual(withDigits.length)
      }),
    )
  })
})
