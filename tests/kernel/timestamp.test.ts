import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { customerSchema } from '../../src/core/customers/customers.contract'
import { bangkokDay, isoTime } from '../../src/core/kernel/clock'
import { readTimestamp, storedTimestampSchema, timeOf, timestampSchema } from '../../src/core/kernel/timestamp'
import { orderSchema } from '../../src/core/orders/orders.contract'
import { spreadsheetMoment } from '../../src/core/orders/orders.spreadsheet'
import { dayText, momentText, monthText, timeText } from '../../src/widgets/i18n/dates'
import { readSources } from '../helpers/sources'

const unreadable = [
  'x',
  '',
  '24/11/2569',
  '2026-13-01T00:00:00Z',
  'null',
  '__proto__',
  '\ud800',
  '+999999-01-01T00:00Z',
]

describe('a timestamp on the wire', () => {
  test.each([
    ['2026-01-05T10:00:00Z', '2026-01-05T10:00:00Z'],
    ['2026-01-05T10:00:00.123+01:00', '2026-01-05T10:00:00.123+01:00'],
    ['2026-01-05T10:00:00', '2026-01-05T10:00:00+07:00'],
    [' 2026-01-05T10:00 ', '2026-01-05T10:00+07:00'],
    ['2026-01-05 10:00:00', '2026-01-05T10:00:00+07:00'],
    ['2026-01-05 10:00:00+07', '2026-01-05T10:00:00+07:00'],
    ['2026-01-05t10:00:00z', '2026-01-05t10:00:00z'.toUpperCase()],
    ['2026-01-05', '2026-01-05T00:00:00+07:00'],
    ['Mon, 05 Jan 2026 10:00:00 GMT', 'Mon, 05 Jan 2026 10:00:00 GMT'],
  ])('KERN-505 without an offset is in Asia/Bangkok: %s', (text, moment) => {
    expect(readTimestamp(text)).toBe(moment)
    expect(v.parse(timestampSchema, text)).toBe(moment)
    expect(v.parse(storedTimestampSchema, text)).toBe(moment)
  })

  test.each([...unreadable, 'Jan 5, 2026 10:00'])(
    'KERN-506 that is unreadable is unknown, and is not stored: %j',
    (text) => {
      expect([v.parse(timestampSchema, text), timeOf(v.parse(timestampSchema, text))]).toEqual(['', 0])
      expect(v.safeParse(storedTimestampSchema, text).success).toBe(false)
    },
  )

  test('KERN-506 that is unreadable leaves the rest of its row readable', () => {
    const { lastOrder, createdAt } = v.parse(
      v.object({ lastOrder: customerSchema.entries.lastOrder, createdAt: orderSchema.entries.createdAt }),
      { lastOrder: { OrderNumber: 'A', createdAt: 'x' }, createdAt: null },
    )
    expect([lastOrder, createdAt]).toEqual([{ OrderNumber: 'A', createdAt: '' }, ''])
  })

  test('KERN-505 no contract has its own timestamp schema', () => {
    const own = readSources('src/core/**/*.ts').filter(
      ({ file, text }) => file !== 'src/core/kernel/timestamp.ts' && /timestamp\w* = v\.pipe/i.test(text),
    )
    expect(own.map(({ file }) => file)).toEqual([])
  })
})

test.each(unreadable)('KERN-506 an unknown time is shown as a dash, without an error: %j', (text) => {
  expect([momentText, timeText, dayText, monthText].map((say) => say(text, 'th'))).toEqual(['–', '–', '–', '–'])
  expect([spreadsheetMoment(text), bangkokDay(Date.parse(text)), isoTime(Date.parse(text))]).toEqual(['', '', ''])
})
