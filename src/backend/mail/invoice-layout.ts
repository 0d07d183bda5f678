import type { WrittenInvoice } from './invoice'
import { escaped } from './texts'

/** Mail programs drop style sheets: every element has its own. */
const style = {
  page: 'max-width:640px;font-family:sans-serif;font-size:15px;line-height:1.5',
  paper: 'margin-top:24px;padding-top:16px;border-top:2px solid',
  table: 'width:100%;border-collapse:collapse;margin:16px 0',
  head: 'padding:6px 8px;border-bottom:1px solid;font-weight:600',
  cell: 'padding:6px 8px;vertical-align:top',
  line: 'border-bottom:1px solid #9994',
  number: 'text-align:right;white-space:nowrap',
  quiet: 'font-size:13px;opacity:.75',
  total: 'font-weight:700;font-size:17px',
} as const

const lines = (text: string): string => escaped(text).replaceAll('\n', '<br>')

const block = (texts: readonly string[]): string =>
  texts.map((text, nth) => (nth === 0 ? `<strong>${lines(text)}</strong>` : lines(text))).join('<br>')

const sumRow = ([name, text]: readonly [string, string], look = ''): string =>
  `<tr><td colspan="3" style="${style.cell};text-align:right;${look}">${escaped(name)}</td>` +
  `<td style="${style.cell};${style.number};${look}">${escaped(text)}</td></tr>`

const wordsRow = (words: string): string =>
  words === '' ? '' : `<tr><td colspan="4" style="${style.cell};text-align:right">${escaped(words)}</td></tr>`

/** The letter, and below it the invoice. All of it is text by people: nothing of it is HTML. */
export function invoiceHtml(message: string, written: WrittenInvoice): string {
  const { title, facts, seller, buyer, columns, items, sums, total, words, payment, note } = written
  const paragraphs = message.trim() === '' ? [] : message.trim().split(/\n{2,}/)
  const [item = '', ...numbers] = columns
  const heads = [
    `<th scope="col" style="${style.head};text-align:left">${escaped(item)}</th>`,
    ...numbers.map((name) => `<th scope="col" style="${style.head};${style.number}">${escaped(name)}</th>`),
  ]
  const rows = items.map(({ name, notes, cells }) => {
    const said = [lines(name), ...notes.map((text) => `<span style="${style.quiet}">${lines(text)}</span>`)].join(
      '<br>',
    )
    const figures = cells.map((text) => `<td style="${style.cell};${style.line};${style.number}">${escaped(text)}</td>`)
    return `<tr><td style="${style.cell};${style.line}">${said}</td>${figures.join('')}</tr>`
  })
  return [
    `<div style="${style.page}">`,
    ...paragraphs.map((text) => `<p>${lines(text)}</p>`),
    `<div style="${style.paper}">`,
    ...(seller.length > 0 ? [`<p>${block(seller)}</p>`] : []),
    `<h1 style="font-size:20px">${escaped(title)}</h1>`,
    `<p>${facts.map(([name, text]) => `${escaped(name)}: <strong>${escaped(text)}</strong>`).join('<br>')}</p>`,
    `<p><span style="${style.quiet}">${escaped(buyer.name)}</span><br>${block(buyer.lines)}</p>`,
    `<table style="${style.table}">`,
    `<thead><tr>${heads.join('')}</tr></thead>`,
    `<tbody>${rows.join('')}</tbody>`,
    `<tfoot>${sums.map((sum) => sumRow(sum)).join('')}`,
    `${total.map((sum, nth) => (nth === 0 ? sumRow(sum, style.total) + wordsRow(words) : sumRow(sum))).join('')}</tfoot>`,
    '</table>',
    ...(payment
      ? [`<p><span style="${style.quiet}">${escaped(payment.name)}</span><br>${block(payment.lines)}</p>`]
      : []),
    ...(note ? [`<p><span style="${style.quiet}">${escaped(note[0])}</span><br>${lines(note[1])}</p>`] : []),
    '</div>',
    '</div>',
  ].join('\n')
}

/** The same for mail programs that show text only. */
export function invoicePlain(message: string, written: WrittenInvoice): string {
  const { title, facts, seller, buyer, items, sums, total, words, payment, note } = written
  const named = ([name, text]: readonly [string, string]) => `${name}: ${text}`
  const parts = [
    message.trim(),
    '────────',
    seller.join('\n'),
    [title, ...facts.map(named)].join('\n'),
    [`${buyer.name}:`, ...buyer.lines].join('\n'),
    items
      .map(({ name, notes, cells: [quantity, price, amount] }) =>
        [name, ...notes, `${quantity} × ${price} = ${amount}`].join('\n'),
      )
      .join('\n\n'),
    [
      ...sums.map(named),
      ...total.flatMap((sum, nth) => (nth === 0 && words !== '' ? [named(sum), words] : named(sum))),
    ].join('\n'),
    payment ? [`${payment.name}:`, ...payment.lines].join('\n') : '',
    note ? named(note) : '',
  ]
  return parts.filter((part) => part !== '').join('\n\n')
}
