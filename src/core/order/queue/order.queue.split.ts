import { readCsv } from '../../kernel/csv'
import { type Message, readChat, withoutNoise } from './order.queue.chat'
import { hasPostcode, phonesIn } from './order.queue.phones'

/** The messages of one order. */
export type Part = { from: string; text: string; cancels: boolean }
/** `left`: messages that belong to no order. */
export type Parts = { parts: Part[]; left: string[] }

type Group = { from: string; day: string; texts: string[]; phones: Set<string>; isAddressed: boolean }

const cancelling = /^(?:ขอ|รบกวน)?\s?(?:ยกเลิก(?!ข้อความ)|(?:please |pls )?cancel)/i

const groupOf = ({ from, day }: Pick<Message, 'from' | 'day'>): Group => ({
  from,
  day,
  texts: [],
  phones: new Set(),
  isAddressed: false,
})

function put(group: Group, text: string, phones = phonesIn(text)): void {
  group.texts.push(text)
  for (const phone of phones) group.phones.add(phone)
  group.isAddressed ||= hasPostcode(text)
}

function merge(into: Group, { texts, phones, isAddressed }: Group): void {
  into.texts.push(...texts)
  for (const phone of phones) into.phones.add(phone)
  into.isAddressed ||= isAddressed
}

const isOrder = ({ phones, isAddressed }: Group): boolean => phones.size > 0 || isAddressed

/** Another recipient: another number with an address of its own. */
function isAnother({ phones, isAddressed }: Group, text: string, found: readonly string[]): boolean {
  if (phones.size === 0 || found.length === 0 || found.some((phone) => phones.has(phone))) return false
  return hasPostcode(text) || (isAddressed && text.length > 40)
}

/** One sender's messages are one order, until another recipient or another day begins the next. */
function* chatGroups(messages: readonly Message[], left: string[]): Generator<number, Group[]> {
  const groups: Group[] = []
  const open = new Map<string, Group[]>()
  let at = 0
  for (const message of messages) {
    if (++at % 100 === 0) yield at
    const text = withoutNoise(message.text)
    if (text === '' || message.isShop) continue
    const own = open.get(message.from) ?? []
    const last = own.at(-1)
    const phones = phonesIn(text)
    if (last && last.day === message.day && !isAnother(last, text, phones)) put(last, text, phones)
    else {
      const group = groupOf(message)
      put(group, text, phones)
      open.set(message.from, [...own, group])
      groups.push(group)
    }
  }
  for (const own of open.values()) {
    let last: Group | undefined
    for (const group of own) {
      // without a recipient of its own, it belongs to the order before it, or to the one after it
      if (last && (group.phones.size === 0 || !isOrder(last))) {
        merge(last, group)
        groups.splice(groups.indexOf(group), 1)
      } else last = group
    }
  }
  for (const group of groups) if (!isOrder(group)) left.push(group.texts.join('\n'))
  return groups.filter(isOrder)
}

const separator = /^[ \t]*[-–—=*_~•.]{3,}[ \t]*$/m
const heading =
  /^(?:ชื่อ|นาม|ที่อยู่|เบอร์|โทร|สินค้า|รายการ|ข้อความ|ออเดอร์|ลำดับ|จำนวน|หมายเหตุ|ยอด|ราคา|name|address|phone|tel|items?|orders?|messages?|product|qty|note|amount|no\.?|price|total)/i

const isHeading = (row: readonly string[]): boolean => row.every((cell) => cell === '' || heading.test(cell.trim()))

/** Cells of a spreadsheet, a row per order. */
function rowsOf(text: string): string[] | undefined {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const isQuoted = /^"[\s\S]*"\s*$/m.test(text) && text.trimStart().startsWith('"')
  const isTabbed = lines.filter((line) => line.includes('\t')).length > lines.length / 2
  const [first = ''] = lines
  const isComma =
    !isTabbed && first.split(',').length > 1 && first.split(',').every((cell) => heading.test(cell.trim()))
  if (!isQuoted && !isTabbed && !isComma) return undefined
  const rows = readCsv(text, isComma ? ',' : '\t')
  return rows
    .filter((row, index) => index > 0 || !isHeading(row))
    .map((row) =>
      row
        .map((cell) => cell.trim())
        .filter(Boolean)
        .join('\n'),
    )
    .filter((row) => row !== '')
}

const numbered = /^\s*(?:#|ออเดอร์(?:ที่)?|รายการที่|คนที่|order|no\.?)?\s?#?(\d{1,3})\s?[.):]\s/i

/** Blocks that begin with 1, 2, 3 …, if each has a recipient. */
function numberedOf(text: string): string[] | undefined {
  const blocks: string[] = []
  for (const line of text.split('\n')) {
    const [, number] = numbered.exec(line) ?? []
    if (Number(number) === blocks.length + 1) blocks.push(line.replace(numbered, ''))
    else if (blocks.length > 0) blocks[blocks.length - 1] += `\n${line}`
    else if (line.trim() !== '') return undefined
  }
  return blocks.length > 1 && blocks.every((block) => phonesIn(block).length > 0) ? blocks : undefined
}

const blocksOf = (text: string): string[] =>
  text
    .split(/\n[ \t]*\n/)
    .map((block) => block.trim())
    .filter(Boolean)

const recipient = /^(?:ชื่อ|ผู้รับ|(?:full )?name\b|to:)/i

/** Blocks between blank lines: the next order begins where another recipient does. */
function looseGroups(text: string): Group[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const isLinePerOrder = lines.length > 1 && lines.every((line) => phonesIn(line).length > 0 && hasPostcode(line))
  const groups: Group[] = []
  for (const block of isLinePerOrder ? lines : blocksOf(text)) {
    const last = groups.at(-1)
    const phones = phonesIn(block)
    const isNext = last && isOrder(last) && recipient.test(block)
    if (last && !isNext && !isAnother(last, block, phones)) put(last, block, phones)
    else {
      const group = groupOf({ from: '', day: '' })
      put(group, block, phones)
      groups.push(group)
    }
  }
  return groups
}

function groupsOf(blocks: readonly string[]): Group[] {
  return blocks.map((block) => {
    const group = groupOf({ from: '', day: '' })
    put(group, block)
    return group
  })
}

/** Two of one customer on one day are one order. */
function joined(groups: readonly Group[]): Group[] {
  const known = new Map<string, Group>()
  const all: Group[] = []
  for (const group of groups) {
    const keys = [...group.phones].map((phone) => `${group.day} ${phone}`)
    const same = keys.flatMap((key) => known.get(key) ?? [])[0]
    if (same) merge(same, group)
    else all.push(group)
    for (const key of keys) known.set(key, same ?? group)
  }
  return all
}

/** Splits pasted text into orders: an exported chat, cells of a spreadsheet, or messages one below the other. */
export function* splitMessages(given: string): Generator<number, Parts> {
  const text = given.replaceAll('\r\n', '\n').replaceAll('\r', '\n')
  const left: string[] = []
  const messages = yield* readChat(text)
  yield text.length
  const blocks = messages
    ? undefined
    : separator.test(text)
      ? text.split(separator)
      : (rowsOf(text) ?? numberedOf(text))
  const said = messages ? yield* chatGroups(messages, left) : []
  // not a chat after all
  const isMissed = messages !== undefined && said.length === 0 && left.length === 0 && phonesIn(text).length > 0
  const groups =
    messages && !isMissed
      ? said
      : blocks
        ? groupsOf(blocks.map(withoutNoise).filter(Boolean))
        : looseGroups(withoutNoise(text))
  const parts = joined(groups).map(({ from, texts }) => ({
    from,
    text: texts.join('\n'),
    cancels: texts.slice(-2).some((each) => cancelling.test(each.trim())),
  }))
  return { parts: parts.filter(({ text: each }) => each !== ''), left }
}
