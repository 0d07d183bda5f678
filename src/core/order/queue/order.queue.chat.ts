import { readCsv } from '../../kernel/csv'

/** A message as exported; `from` and `day` are empty if unknown. `isShop`: the shop wrote it. */
export type Message = { from: string; day: string; text: string; isShop: boolean }

/** How an app begins a message, and what follows the sender. */
type Opening = { from: string; text: string; isShop?: boolean }

const noise =
  /^(?:\[(?:รูป|รูปภาพ|สติกเกอร์|สติ๊กเกอร์|วิดีโอ|ไฟล์|ข้อความเสียง|ตำแหน่งที่ตั้ง|photos?|stickers?|videos?|files?|voice message|image|location)\]|(?:photo|sticker|รูปภาพ|สติกเกอร์)s?|<media omitted>|(?:image|video|sticker|audio) omitted|.{0,60}(?:ยกเลิกข้อความ|unsent a message\.?)|☎.*)$/i
const invisible = /[\u200e\u200f\ufeff]/g

/** What the customer wrote, without what stands for pictures, stickers and withdrawn messages. */
export const withoutNoise = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !noise.test(line.trim()))
    .join('\n')
    .trim()

const clock = String.raw`\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?: ?[AaPp]\.?[Mm]\.?| ?น\.)?`
const tabbed = new RegExp(`^${clock}\t([^\t]*)(?:\t(.*))?$`)
const spaced = /^(?:[01]?\d|2[0-3]):[0-5]\d(?: ?[AaPp][Mm])? (\S.*)$/
const whatsApp = new RegExp(
  String.raw`^(?:\[(\d[\d/.-]{5,9}),? ${clock}\]|(\d[\d/.-]{5,9}),? ${clock} -) ([^:]{1,60}): ?(.*)$`,
)
/** A line with the date of the messages below it. */
const dayLine =
  /^(?:(?:วัน|จ\.|อ\.|พ\.|พฤ\.|ศ\.|ส\.|อา\.|mon|tue|wed|thu|fri|sat|sun)\S{0,12},? )?(\d{4}[./-]\d{1,2}[./-]\d{1,2}|\d{1,2}[./-]\d{1,2}[./-]\d{2,4})(?:[ (].{0,20})?$/i
const lineHeading = /^\[LINE\]|^(?:บันทึกเมื่อ|saved on) ?:/i
const lineWith = /^\[LINE\] (?:แชทกับ|chat history with|chat with) ?(.+)$/im
const shopNames = /^(?:แอดมิน|admin|ร้าน|เพจ|shop|store|page)/i

/** A name of several words is known from the heading; otherwise it is the first word. */
function afterTime(rest: string, names: readonly string[]): Opening {
  const known = names.find((name) => rest.startsWith(`${name} `))
  if (known) return { from: known, text: rest.slice(known.length + 1) }
  const end = rest.indexOf(' ')
  return end < 0 ? { from: '', text: '' } : { from: rest.slice(0, end), text: rest.slice(end + 1) }
}

const fewest = 2
const count = (text: string, lines: RegExp): number => [...text.matchAll(new RegExp(lines, 'gm'))].length

/** Lines of LINE and WhatsApp; lines without a time belong to the message above. */
function* readTimed(text: string, kind: 'tabbed' | 'spaced' | 'whatsApp'): Generator<number, Message[]> {
  const partner = lineWith.exec(text)?.[1]?.trim()
  const messages: Message[] = []
  let day = ''
  let at = 0
  let isUnnamed = false
  const open = (line: string): Opening | undefined => {
    if (kind === 'whatsApp') {
      const [, first, second, from, said] = whatsApp.exec(line) ?? []
      if (from === undefined) return undefined
      day = first ?? second ?? ''
      return { from, text: said ?? '' }
    }
    if (kind === 'tabbed') {
      const [, from, said] = tabbed.exec(line) ?? []
      return from === undefined ? undefined : { from: said === undefined ? '' : from, text: said ?? '' }
    }
    const [, rest] = spaced.exec(line) ?? []
    return rest === undefined ? undefined : afterTime(rest, partner ? [partner] : [])
  }
  for (const line of text.split('\n')) {
    if (++at % 200 === 0) yield at
    const opening = open(line)
    if (opening) {
      isUnnamed = opening.from === '' || noise.test(`${opening.from} ${opening.text}`)
      if (!isUnnamed) messages.push({ from: opening.from, day, text: opening.text, isShop: false })
      continue
    }
    const [, date] = dayLine.exec(line.trim()) ?? []
    if (date !== undefined && kind !== 'whatsApp') {
      day = date
      isUnnamed = true
    } else if (/^\d{1,2}[:.]\d{2} ?(?:[ap]m)?[\t ]/i.test(line)) isUnnamed = true
    else {
      const last = messages.at(-1)
      if (last && !isUnnamed && !lineHeading.test(line)) last.text += `\n${line}`
    }
  }
  const isKnown = partner !== undefined && messages.some(({ from }) => from === partner)
  for (const message of messages) {
    message.text = message.text.replace(/^"([\s\S]*)"\s*$/, '$1').replaceAll('""', '"')
    message.isShop = isKnown ? message.from !== partner : shopNames.test(message.from)
  }
  return messages
}

const ownWords =
  '(?:คุณส่ง(?:ข้อความ)?|คุณตอบกลับ.*|you sent|you replied.*|du hast .{0,20}gesendet|vous avez envoyé|você enviou)'
const own = new RegExp(`^${ownWords}$`, 'i')
const moment = new RegExp(
  String.raw`^(?:(?:[A-Za-z]{3,9}|วัน\S+|จ\.|อ\.|พ\.|พฤ\.|ศ\.|ส\.|อา\.)? ?(?:\d{1,2} \S{2,12} \d{2,4}|[A-Za-z]{3,9} \d{1,2}, \d{4}|\d{1,2}/\d{1,2}/\d{2,4})?,? ?(?:at |เวลา )?)?${clock}$`,
)
const date = /\d{1,2} \S{2,12} \d{2,4}|[A-Za-z]{3,9} \d{1,2}, \d{4}|\d{1,2}\/\d{1,2}\/\d{2,4}/

/** Copied from Messenger: a line with the sender, often one with the time, then the message. */
function* readMessenger(text: string): Generator<number, Message[]> {
  const lines = text.split('\n').map((line) => line.trim())
  const times = new Map<string, number>()
  for (const line of lines) times.set(line, (times.get(line) ?? 0) + 1)
  const isSender = (at: number): boolean => {
    const line = lines[at] ?? ''
    if (line === '' || line.length > 50 || /\d/.test(line) || noise.test(line)) return false
    return moment.test(lines[at + 1] ?? '') || ((times.get(line) ?? 0) > 1 && senders.has(line))
  }
  const first = lines.find((line) => line !== '' && !own.test(line)) ?? ''
  const senders = new Set([first, ...lines.filter((line, at) => moment.test(lines[at + 1] ?? '') && line !== '')])
  const messages: Message[] = []
  let day = ''
  for (const [at, line] of lines.entries()) {
    if (at % 200 === 0) yield at
    const isOwn = own.test(line)
    if (isOwn || isSender(at)) messages.push({ from: isOwn ? '' : line, day, text: '', isShop: isOwn })
    else if (moment.test(line)) {
      const last = messages.at(-1)
      day = date.exec(line)?.[0] ?? day
      if (last) last.day = day
    } else {
      const last = messages.at(-1)
      if (last) last.text = last.text === '' ? line : `${last.text}\n${line}`
      else if (line !== '') messages.push({ from: '', day, text: line, isShop: false })
    }
  }
  return messages
}

/** LINE Official Account's file. */
function readOfficial(rows: readonly (readonly string[])[]): Message[] {
  const start = rows.findIndex((row) => row.some((cell) => /^(?:sender type|ประเภทผู้ส่ง)$/i.test(cell.trim())))
  const headings = (rows[start] ?? []).map((cell) => cell.trim().toLowerCase())
  const column = (...names: string[]) => headings.findIndex((each) => names.includes(each))
  const [type, name, day, content] = [
    column('sender type', 'ประเภทผู้ส่ง'),
    column('sender name', 'ชื่อผู้ส่ง'),
    column('date', 'วันที่'),
    column('content', 'message', 'ข้อความ', 'เนื้อหา'),
  ] as const
  return rows.slice(start + 1).map((row) => ({
    from: row[name] ?? '',
    day: row[day] ?? '',
    text: row[content] ?? '',
    isShop: /account|บัญชี|แอดมิน/i.test(row[type] ?? ''),
  }))
}

/** The messages of an exported or copied chat; undefined if it isn't one. */
export function* readChat(given: string): Generator<number, Message[] | undefined> {
  const text = given.replace(invisible, '')
  if (/sender type|ประเภทผู้ส่ง/i.test(text.slice(0, 2_000)) && text.includes(',')) return readOfficial(readCsv(text))
  if (count(text, tabbed) >= fewest) return yield* readTimed(text, 'tabbed')
  if (count(text, whatsApp) >= fewest) return yield* readTimed(text, 'whatsApp')
  if (new RegExp(own, 'im').test(text)) return yield* readMessenger(text)
  if (count(text, spaced) >= fewest) return yield* readTimed(text, 'spaced')
  return undefined
}
