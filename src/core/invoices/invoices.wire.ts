import * as v from 'valibot'
import { reversible } from '../kernel/codec'
import { type Satang, satang } from '../kernel/money'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

/** `13 Dec 2019` -> `2019-12-13`; undefined for an invalid date. Accepts ISO dates too. */
export function dayOfWire(text: string): string | undefined {
  const [, day, name, year] = /^\s*(\d{1,2}) ([A-Za-z]{3}) (\d{4})\s*$/.exec(text) ?? []
  const month = months.findIndex((each) => each.toLowerCase() === name?.toLowerCase()) + 1
  const iso = day ? `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}` : text.trim()
  if (!/^\d{4}-\d{2}-\d{2}$/.test(iso)) return undefined
  const time = Date.parse(`${iso}T00:00:00Z`)
  // 31 Feb is parsed as a day in March
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso) ? iso : undefined
}

/** `2019-12-13` -> `13 Dec 2019` */
export function wireOfDay(day: string): string {
  const [year, month, date] = day.split('-')
  return `${date} ${months[Number(month) - 1]} ${year}`
}

/** Wire: `13 Dec 2019`. In code: YYYY-MM-DD. */
export const invoiceDaySchema = reversible(
  v.pipe(
    v.string(),
    v.check((text) => dayOfWire(text) !== undefined, 'date'),
  ),
  (text): string => dayOfWire(text) ?? '',
  wireOfDay,
)

/** `-฿1,205.50`, `$205`, `205.5 บาท` -> satang; undefined unless it is an amount with at most two decimals. */
function satangOfText(text: string): Satang | undefined {
  const plain = text.replace(/[\s,฿$]|บาท|THB/g, '').replace(/^−/, '-')
  const [, sign, whole, fraction = ''] = /^(-?)(\d{1,12})(?:\.(\d{1,2}))?$/.exec(plain) ?? []
  if (whole === undefined) return undefined
  const amount = Number(whole) * 100 + Number(fraction.padEnd(2, '0'))
  // no negative zero
  return satang(sign === '-' && amount > 0 ? -amount : amount)
}

/** 0, or formatted text: `฿205.50`, `-฿1,205`. */
export function wireOfBalance(amount: Satang): string | number {
  if (amount === 0) return 0
  const digits = amount % 100 === 0 ? 0 : 2
  const text = (Math.abs(amount) / 100).toLocaleString('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  return `${amount < 0 ? '-' : ''}฿${text}`
}

const balanceOf = (wire: string | number): Satang | undefined =>
  satangOfText(typeof wire === 'number' ? String(wire) : wire)

/** Wire: 0 or formatted text (`฿205.50`, `-฿205`, `$205`). In code: Satang, negative for a credit. */
export const balanceSchema = reversible(
  v.pipe(
    v.union([v.number(), v.string()]),
    v.check((wire) => balanceOf(wire) !== undefined, 'amount'),
  ),
  (wire): Satang => balanceOf(wire) ?? satang(0),
  wireOfBalance,
)
