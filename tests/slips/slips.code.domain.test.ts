import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bankName } from '../../src/core/orders/slip/orders.slip-banks'
import { readSlipCode } from '../../src/core/orders/slip/orders.slip-code'
import { crcOf, miniQr, paymentQr, summed, tag, trueMoneyQr } from './slip-payloads'

test('SLIP-1 the check sum of the tests is that of the standard', () => {
  expect(crcOf('123456789')).toBe('29B1')
})

test.each([
  ['014', '202611261234AbCdEfGh'],
  ['004', '016330123456BPP01234'],
  ['002', '1'],
])('SLIP-1 a slip of bank %s with reference %s', (bank, reference) => {
  expect(readSlipCode(miniQr(bank, reference))).toEqual({ kind: 'slip', bank, reference })
})

test('SLIP-1 the check sum may be in small letters, and blanks around the text do not count', () => {
  const text = miniQr('014', '202611260001')
  const small = text.slice(0, -4) + text.slice(-4).toLowerCase()
  expect(readSlipCode(` ${small}\n`)).toEqual({ kind: 'slip', bank: '014', reference: '202611260001' })
})

test('SLIP-1 TrueMoney has the day, if it is one', () => {
  const slip = { kind: 'slip', bank: 'truemoney', reference: '50001234567890' }
  expect(readSlipCode(trueMoneyQr('50001234567890', '26112026'))).toEqual({ ...slip, day: '2026-11-26' })
  for (const none of ['31022026', '00002026', '2026', ''])
    expect(readSlipCode(trueMoneyQr('50001234567890', none))).toEqual(slip)
})

test('SLIP-2 a code to pay with', () => {
  expect(readSlipCode(paymentQr('590.00'))).toEqual({ kind: 'payment', amount: 59_000 })
  expect(readSlipCode(paymentQr('1250.5'))).toEqual({ kind: 'payment', amount: 125_050 })
  for (const none of [undefined, '', '0', '-5', 'ฟรี', '1.234'])
    expect(readSlipCode(paymentQr(none))).toEqual({ kind: 'payment' })
})

test('SLIP-2 the check sum is one of bytes', () => {
  expect(readSlipCode(paymentQr('590.00', 'ร้านมะลิ'))).toEqual({ kind: 'payment', amount: 59_000 })
})

test.each([miniQr('014', '202611260001'), paymentQr('590.00'), trueMoneyQr('500012', '26112026')])(
  'SLIP-3 one digit changed in %s',
  (text) => {
    for (let at = 4; at < text.length - 8; at++) {
      const other = text[at] === '7' ? '8' : '7'
      const altered = text.slice(0, at) + other + text.slice(at + 1)
      // a changed length may leave no tags at all
      expect(['damaged', 'other']).toContain(readSlipCode(altered).kind)
    }
    const end = text.slice(0, -1) + (text.endsWith('7') ? '8' : '7')
    expect(readSlipCode(end)).toEqual({ kind: 'damaged' })
  },
)

test.each([
  ['', 'nothing'],
  ['https://line.me/R/ti/p/@shop', 'an address'],
  ['9104', 'a tag without anything'],
  [miniQr('014', '2026').slice(0, -9), 'half of one'],
  [miniQr('014', '2026') + miniQr('014', '2026'), 'two in a row'],
  [summed(tag('00', tag('00', '000002') + tag('01', '014') + tag('02', '2026'))), 'another form'],
  [summed(tag('00', tag('00', '000001') + tag('01', 'SCB') + tag('02', '2026'))), 'letters for the bank'],
  [summed(tag('00', tag('00', '000001') + tag('01', '014'))), 'no reference'],
  [summed(tag('00', tag('00', '000001') + tag('01', '014') + tag('02', 'a b'))), 'a reference of two words'],
  [summed(tag('00', tag('00', '000001') + tag('01', '014') + tag('02', 'x'.repeat(65)))), 'a long reference'],
  [summed(tag('00', 'ไม่ใช่')), 'words for tags'],
])('SLIP-4 %s (%s) is another code', (text) => {
  expect(readSlipCode(text)).toEqual({ kind: 'other' })
})

test('SLIP-4 no text is an error, or a slip by chance', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[0-9]{0,200}$/)), (text) => {
      expect(readSlipCode(text).kind).not.toBe('slip')
    }),
  )
})

test('SLIP-5 banks by name', () => {
  expect([bankName('014', 'th'), bankName('014', 'de'), bankName('truemoney', 'en')]).toEqual([
    'ไทยพาณิชย์',
    'SCB',
    'TrueMoney',
  ])
  expect([bankName('999', 'th'), bankName('constructor', 'en')]).toEqual(['999', 'constructor'])
})
