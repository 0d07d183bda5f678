/** CRC-16/CCITT-FALSE by a table, independent of the one in `src`. */
const table = Array.from({ length: 256 }, (_, index) => {
  let value = index << 8
  for (let bit = 0; bit < 8; bit++) value = (value << 1) ^ (value & 0x8000 ? 0x1021 : 0)
  return value & 0xffff
})
export const crcOf = (text: string): string =>
  [...new TextEncoder().encode(text)]
    .reduce((crc, byte) => ((crc << 8) & 0xffff) ^ (table[((crc >> 8) ^ byte) & 0xff] as number), 0xffff)
    .toString(16)
    .padStart(4, '0')
    .toUpperCase()

export const tag = (id: string, value: string): string => `${id}${String(value.length).padStart(2, '0')}${value}`
export const summed = (body: string, id = '91'): string => `${body}${id}04${crcOf(`${body}${id}04`)}`

/** What the banks print on their slips. */
export const miniQr = (bank: string, reference: string): string =>
  summed(tag('00', tag('00', '000001') + tag('01', bank) + tag('02', reference)) + tag('51', 'TH'))

export const trueMoneyQr = (reference: string, day: string): string => {
  const body = tag('00', tag('00', '01') + tag('01', '01') + tag('02', 'P2P') + tag('03', reference) + tag('04', day))
  return `${body}9104${crcOf(`${body}9104`).toLowerCase()}`
}

/** A code to pay with. */
export const paymentQr = (amount?: string, name = ''): string =>
  summed(
    tag('00', '01') +
      tag('01', '12') +
      tag('29', tag('00', 'A000000677010111') + tag('01', '0066812345678')) +
      tag('53', '764') +
      (amount === undefined ? '' : tag('54', amount)) +
      tag('58', 'TH') +
      (name && tag('59', name)),
    '63',
  )
