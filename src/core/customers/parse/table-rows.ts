import type { PastedItem } from '../customers.pasted-order'
import { hasAddressWord } from './address-words'
import { type Board, type Stretch, trimmed } from './board'

const mostRows = 60
const heading =
  /^(?:(?:ชื่อ|ที่อยู่|เบอร์|โทร|สินค้า|รายการ|จำนวน|จน\.?|ราคา|ยอด|รวม|ตำบล|อำเภอ|จังหวัด|รหัส|ไปรษณีย์|ชำระ|หมายเหตุ|no|name|first name|last name|phone|tel|mobile|address|sub-?district|district|province|zip|postcode|product|item|sku|qty|pcs|quantity|price|total|amount|cod|payment|note)[ก-๎a-z/ .]{0,16})$/

/** The cells of a row that a spreadsheet or a form divided by bars or tabs; by commas, if none is followed by a blank. */
function cellsOf(board: Board, line: Stretch): Stretch[] {
  const { raw, spanOf } = board.message
  const isTab = (at: number) => board.text[at] === ' ' && raw[spanOf(at, at + 1)[0]] === '\t'
  const words = board.text.slice(line.start, line.end)
  const commas = (words.match(/,(?=\S)/g) ?? []).length > 3 && !/, /.test(words)
  const cells: Stretch[] = []
  let from = line.start
  for (let at = line.start; at <= line.end; at++) {
    const letter = board.text[at]
    if (at < line.end && letter !== '|' && !isTab(at) && !(commas && letter === ',')) continue
    cells.push(trimmed(board.text, { start: from, end: at }))
    from = at + 1
  }
  return cells
}

/** "ปุ๋ยหมัก,5" */
const pair = /^ ?([^\s\d,;|][^,;|]{1,60})[,;|] ?(\d{1,3}) ?$/
/** One alone may be a street with its number. */
const fewestPairs = 2

/** Neighbouring lines of a product and its quantity, as copied from two columns. */
function pairsOf({ lines, low }: Board): Stretch[][] {
  const runs: Stretch[][] = [[]]
  for (const line of lines) {
    const found = pair.exec(low.slice(line.start, Math.min(line.end, line.start + 70)))
    const [, words = '', digits = ''] = line.end - line.start > 70 ? [] : (found ?? [])
    if (!words) runs.push([])
    else {
      const start = low.indexOf(words, line.start)
      const at = low.lastIndexOf(digits, line.end)
      runs.at(-1)?.push(trimmed(low, { start, end: start + words.length }), { start: at, end: at + digits.length })
    }
  }
  return runs.filter(({ length }) => length >= fewestPairs * 2)
}

/** Products of a table: a cell with words before a cell with nothing but a quantity. */
export function takeTableItems(board: Board): PastedItem[] {
  const items: PastedItem[] = []
  const put = (product: Stretch | undefined, cell: Stretch | undefined) => {
    if (!product || !cell) return
    const qty = Number(board.low.slice(cell.start, cell.end))
    if (qty < 1 || !/[ก-ฮ][ก-๎]|[a-z]{3}/.test(board.low.slice(product.start, product.end))) return
    if (!board.isFree(product.start, product.end) || !board.isFree(cell.start, cell.end)) return
    if (hasAddressWord(board.low, product.start, product.end, 'any') >= 0) return
    board.take(product.start, product.end, 'item')
    board.take(cell.start, cell.end, 'item')
    items.push({
      text: board.text.slice(product.start, product.end).replace(/\s+/g, ' '),
      qty,
      confidence: 0.9,
      spans: [board.message.spanOf(product.start, product.end), board.message.spanOf(cell.start, cell.end)],
    })
  }
  for (const run of pairsOf(board)) for (let at = 0; at < run.length; at += 2) put(run[at], run[at + 1])
  for (const line of board.lines.slice(0, mostRows)) {
    const cells = cellsOf(board, line)
    if (cells.length < 4) continue
    const said = cells.map(({ start, end }) => board.low.slice(start, end))
    if (said.filter((cell) => heading.test(cell)).length > 2) {
      board.take(line.start, line.end, 'aside')
      continue
    }
    cells.forEach((cell, index) => {
      if (/^\d{1,3}$/.test(said[index] ?? '')) put(cells[index - 1], cell)
    })
  }
  return items
}
