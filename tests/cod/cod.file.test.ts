import { utils, write } from '@e965/xlsx'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { listsParcels } from '../../src/core/cod/cod.parcel-sheet'
import { readSettlement } from '../../src/core/cod/cod.settlement'
import { readListFile } from '../../src/core/cod/file/cod.file'
import { codOrder } from './cod-order'

const list = 'เลขพัสดุ,ยอด COD\nTH60551234567A,590\n'
const orders = [codOrder('LR-1', { trackingNumber: 'TH60551234567A', total: 590 })]

/** Thai Windows: one byte per letter, in the order of Unicode. */
const thaiBytes = (text: string) =>
  Uint8Array.from(
    [...text].map((char) => ((code) => (code >= 0xe00 ? code - 0xe00 + 0xa0 : code))(char.codePointAt(0) ?? 0)),
  )
const utf16 = (text: string) =>
  new Uint8Array(new Uint16Array([0xfeff, ...[...text].map((char) => char.charCodeAt(0))]).buffer)

const workbook = (rows: readonly unknown[][], bookType: 'xlsx' | 'biff8' = 'xlsx') => {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows as unknown[][]), 'COD')
  return new Blob([write(book, { type: 'array', bookType })])
}
const read = async (blob: Blob) => {
  const file = await readListFile(blob, false, listsParcels)
  return 'text' in file ? readSettlement(file.text, orders).lines.map(({ state }) => state) : file.problem
}

describe('SETTLE-9 a file is read in the encoding it has, or says why not', () => {
  test.each([
    ['Unicode', new TextEncoder().encode(list)],
    ['Unicode with a byte order mark', new TextEncoder().encode(`\ufeff${list}`)],
    ['Thai Windows', thaiBytes(list)],
    ['Unicode in 16 bits', utf16(list)],
  ])('SETTLE-9 %s', async (_, bytes) => {
    const file = await readListFile(new Blob([bytes]))
    expect('text' in file && file.text.replace(/^\ufeff/, '')).toBe(list)
    expect(await read(new Blob([bytes]))).toEqual(['matched'])
  })
  test('SETTLE-9 an Excel workbook, with numbers, dates and line breaks in cells', async () => {
    const rows = [
      ['Flash\nExpress', null, new Date('2026-11-20T00:00:00Z')],
      [],
      ['No.', 'Tracking No.', 'COD\nAmount', 'VAT 7%'],
      [1, 'TH60551234567A', 590, 1.05],
      [2, 820012345678, 0.1 + 0.2, null],
    ]
    const file = await readListFile(workbook(rows))
    expect('text' in file && file.text.split('\n').slice(2)).toEqual([
      'No.\tTracking No.\tCOD Amount\tVAT 7%',
      '1\tTH60551234567A\t590\t1.05',
      '2\t820012345678\t0.3\t',
    ])
    expect(await read(workbook(rows))).toEqual(['matched', 'unknown'])
  })
  test.each([
    ['empty', new Blob([])],
    ['empty', workbook([[]])],
    ['old-excel', workbook([['a', 1]], 'biff8')],
    ['not-a-list', new Blob(['%PDF-1.7'])],
    ['not-a-list', new Blob(['<html><table></table></html>'])],
    ['not-a-list', new Blob([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13)])],
    ['not-a-list', new Blob([Uint8Array.of(0x50, 0x4b, 3, 4, 1, 2, 3)])],
    ['too-large', new Blob([new Uint8Array(4 * 1024 * 1024 + 1)])],
  ])('SETTLE-9 %s', async (problem, blob) => {
    expect(await read(blob)).toBe(problem)
  })
})

test('COD-80 a tracking number that Excel keeps as a number stays what it is, digit by digit', async () => {
  const number = fc
    .integer({ min: 10, max: 15 })
    .chain((digits) => fc.integer({ min: 10 ** (digits - 1), max: 10 ** digits - 1 }))
  const numbers = [820060605533, ...fc.sample(number, { numRuns: 2_000, seed: 80 })]
  const file = await readListFile(workbook(numbers.map((each) => [each, 590.5])))
  expect('text' in file && file.text.split('\n')).toEqual(numbers.map((each) => `${each}\t590.5`))
  const parcel = [codOrder('LR-1', { trackingNumber: '820060605533', total: 590.5 })]
  expect('text' in file && readSettlement(file.text, parcel).lines[0]?.state).toBe('matched')
})

describe('COD-6110 a workbook is read from the sheet that lists parcels', () => {
  const book = (sheets: Readonly<Record<string, readonly unknown[][]>>) => {
    const whole = utils.book_new()
    for (const [name, rows] of Object.entries(sheets))
      utils.book_append_sheet(whole, utils.aoa_to_sheet(rows as unknown[][]), name)
    return new Blob([write(whole, { type: 'array', bookType: 'xlsx' })])
  }
  const parcels = [
    ['Waybill', 'COD', 'Fee'],
    ['TH60551234567A', 590, 15],
  ]
  const summary = [
    ['J&T Express COD', 'ร้าน บ้านชาปลายดอย'],
    ['โอนเข้าบัญชี', '123-4-56789-0'],
    ['ยอดรวม', 590],
  ]
  test('COD-6110 behind a summary or an empty sheet', async () => {
    expect(await read(book({ สรุป: summary, รายละเอียด: parcels }))).toEqual(['matched'])
    expect(await read(book({ ว่าง: [], สรุป: summary, รายละเอียด: parcels }))).toEqual(['matched'])
  })
  test('COD-6110 the first of several, each parcel once', async () => {
    const other = [
      ['Waybill', 'Freight'],
      ['TH60551234567A', 35],
    ]
    expect(await read(book({ COD: parcels, Freight: other }))).toEqual(['matched'])
  })
  test('COD-6110 without a known heading, the first that has anything', async () => {
    const file = await readListFile(
      book({ ว่าง: [], รายการ: [['TH60551234567A', 590]], อื่น: summary }),
      false,
      listsParcels,
    )
    expect('text' in file && file.text).toBe('TH60551234567A\t590')
  })
})
