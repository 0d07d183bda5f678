import { isoTime } from '../../kernel/clock'
import { lookUp } from '../../kernel/look-up'
import type { Satang } from '../../kernel/money'
import { parseBaht } from '../../kernel/parse-baht'
import { checksum } from '../../shops/shops.promptpay'
import { longestSlipReference } from '../orders.slip'

/**
 * What the QR code in a picture says. `slip`: the proof of a transfer, with the sending bank and its reference, but neither
 * amount nor time; TrueMoney's has the day. `payment`: a code to pay with, which proves nothing. `damaged`: it looks like
 * one of them, but its check sum is wrong. `other`: anything else.
 */
export type SlipCode =
  | {
      kind: 'slip'
      bank: string
      reference: string
      /** YYYY-MM-DD */
      day?: string
    }
  | { kind: 'payment'; amount?: Satang }
  | { kind: 'damaged' }
  | { kind: 'other' }

type Tags = Readonly<Record<string, string>>

/** Two digits for the tag, two for the length, and the value, until the end; undefined for any other text. */
function tagsOf(text: string): Tags | undefined {
  const tags = new Map<string, string>()
  for (let at = 0; at < text.length; ) {
    const head = /^\d{4}$/.exec(text.slice(at, at + 4))?.[0]
    const end = at + 4 + Number(head?.slice(2))
    if (head === undefined || end > text.length || tags.has(head.slice(0, 2))) return undefined
    tags.set(head.slice(0, 2), text.slice(at + 4, end))
    at = end
  }
  return tags.size > 0 ? Object.fromEntries(tags) : undefined
}

/** The tag that holds the check sum of everything before its four digits. */
const sumTags = ['91', '63'] as const
const endOf = (text: string) => sumTags.find((tag) => text.slice(-8, -4) === `${tag}04`)

/** One character per byte of UTF-8, as check sums are calculated. */
const bytesOf = (text: string): string => String.fromCharCode(...new TextEncoder().encode(text))

const isRight = (text: string): boolean => checksum(bytesOf(text.slice(0, -4))) === text.slice(-4).toUpperCase()

const isReference = (text: string): boolean => text.length <= longestSlipReference && /^[!-~]+$/.test(text)

/** DDMMYYYY as YYYY-MM-DD, if it is a day. */
function dayOf(text: string): string | undefined {
  const [, day, month, year] = /^(\d\d)(\d\d)(\d{4})$/.exec(text) ?? []
  const written = `${year}-${month}-${day}`
  const time = Date.parse(`${written}T00:00:00Z`)
  return year !== undefined && !Number.isNaN(time) && isoTime(time).startsWith(written) ? written : undefined
}

/** The code that the Bank of Thailand's members print on slips, and TrueMoney's. */
function slipOf(tags: Tags): SlipCode | undefined {
  const inner = tagsOf(lookUp(tags, '00') ?? '') ?? {}
  const [form = '', bank = '', reference = '', third = '', fourth = ''] = ['00', '01', '02', '03', '04'].map(
    (tag) => lookUp(inner, tag) ?? '',
  )
  if (form === '000001' && /^\d{3}$/.test(bank) && isReference(reference)) return { kind: 'slip', bank, reference }
  if (form !== '01' || bank !== '01' || !isReference(third)) return undefined
  const day = dayOf(fourth)
  return { kind: 'slip', bank: 'truemoney', reference: third, ...(day && { day }) }
}

function paymentOf(tags: Tags): SlipCode {
  const amount = parseBaht(lookUp(tags, '54') ?? '')
  return { kind: 'payment', ...(typeof amount === 'number' && amount > 0 && { amount }) }
}

/** Reads the text of a QR code. Nothing is taken from a code with a wrong check sum. */
export function readSlipCode(text: string): SlipCode {
  const plain = text.trim()
  const sum = endOf(plain)
  const tags = tagsOf(plain)
  if (sum === undefined || !tags) return { kind: 'other' }
  if (!isRight(plain)) return { kind: 'damaged' }
  return sum === '91' ? (slipOf(tags) ?? { kind: 'other' }) : paymentOf(tags)
}
