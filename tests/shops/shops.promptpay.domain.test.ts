import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Satang, satang } from '../../src/core/kernel/money'
import { createPromptPay, promptPayError } from '../../src/core/shops/shops.promptpay'

const amountOf = (baht: number): Satang => satang(Math.round(baht * 100))

/** Reads the tag-length-value text back, by the standard and not by our builder. */
function read(payload: string): Map<string, string> {
  const fields = new Map<string, string>()
  for (let at = 0; at < payload.length; ) {
    const length = Number(payload.slice(at + 2, at + 4))
    fields.set(payload.slice(at, at + 2), payload.slice(at + 4, at + 4 + length))
    at += 4 + length
  }
  return fields
}

/** CRC-16/CCITT-FALSE by table-free long division over bits. */
function crcOf(text: string): string {
  const bits = [...text].flatMap((letter) => [...letter.charCodeAt(0).toString(2).padStart(8, '0')].map(Number))
  let crc = 0xffff
  for (const bit of bits) {
    const top = (crc >> 15) & 1
    crc = (crc << 1) & 0xffff
    if (top !== bit) crc ^= 0x1021
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}

test.each([
  ['0812345678', undefined, '00020101021129370016A000000677010111011300668123456785802TH530376463045D82'],
  ['0801234567', undefined, '00020101021129370016A000000677010111011300668012345675802TH530376463046197'],
  ['+66-89-123-4567', undefined, '00020101021129370016A000000677010111011300668912345675802TH5303764630429C1'],
  ['1111111111111', undefined, '00020101021129370016A000000677010111021311111111111115802TH530376463047B5A'],
  ['012345678901234', undefined, '00020101021129390016A00000067701011103150123456789012345802TH530376463049781'],
])('PROMPT-1 %s is the published payload', (target, _amount, payload) => {
  expect(createPromptPay({ target })).toBe(payload)
})

test('PROMPT-2 an amount is in baht with two decimals and makes the code valid for one payment', () => {
  const fields = read(createPromptPay({ target: '0812345678', amount: amountOf(1234.5) }))
  expect([fields.get('01'), fields.get('54'), fields.get('53'), fields.get('58')]).toEqual([
    '12',
    '1234.50',
    '764',
    'TH',
  ])
})

test('PROMPT-3 any target and amount read back, and the checksum holds', () => {
  const target = fc.oneof(
    fc.stringMatching(/^0[689]\d{8}$/).map((mobile) => ({ target: mobile, account: `01130066${mobile.slice(1)}` })),
    fc.stringMatching(/^\d{13}$/).map((id) => ({ target: id, account: `0213${id}` })),
    fc.stringMatching(/^\d{15}$/).map((wallet) => ({ target: wallet, account: `0315${wallet}` })),
  )
  fc.assert(
    fc.property(target, fc.integer({ min: 1, max: 1_000_000_000 }), ({ target, account }, amount) => {
      const payload = createPromptPay({ target, amount: satang(amount) })
      const fields = read(payload)
      expect(fields.get('29')).toBe(`0016A000000677010111${account}`)
      expect(Math.round(Number(fields.get('54')) * 100)).toBe(amount)
      expect(fields.get('63')).toBe(crcOf(payload.slice(0, -4)))
    }),
  )
})

describe('rejected values', () => {
  test.each([
    '',
    '   ',
    'abc',
    '081234567',
    '08123456789',
    '021234567',
    '0112345678',
    '12345678901234',
    '+1 555 0100',
    '081234567a',
  ])('PROMPT-4 %j is an invalid target', (target) => {
    expect(promptPayError({ target })).toBe('target')
    expect(() => createPromptPay({ target })).toThrow(new RangeError('promptpay: target'))
  })
  test.each([0, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 1_000_000_001])(
    'PROMPT-4 %d is an invalid amount',
    (amount) => {
      const asked = { target: '0812345678', amount: amount as Satang }
      expect(promptPayError(asked)).toBe('amount')
      expect(() => createPromptPay(asked)).toThrow(new RangeError('promptpay: amount'))
    },
  )
  test('PROMPT-5 spaces, hyphens, brackets, Thai digits and the country code are accepted', () => {
    const plain = createPromptPay({ target: '0812345678' })
    for (const target of [
      '081-234-5678',
      '081 234 5678',
      '(081) 2345678',
      '๐๘๑๒๓๔๕๖๗๘',
      '+66812345678',
      '66 81 234 5678',
    ])
      expect(createPromptPay({ target })).toBe(plain)
  })
})
