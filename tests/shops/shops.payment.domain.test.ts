import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decode, encode } from '../../src/core/kernel/codec'
import { satang } from '../../src/core/kernel/money'
import { accountError, accountText, bankName, thaiBanks } from '../../src/core/shops/shops.banks'
import { createBillPayment, referenceOf } from '../../src/core/shops/shops.bill'
import { hasCheckDigit, isMistyped } from '../../src/core/shops/shops.promptpay'
import { newShopSchema } from '../../src/core/shops/shops.update.contract'

type Fields = Record<string, string>

/** Tag, length, value, by the EMVCo standard and not by our builder. */
function read(text: string): Fields {
  const fields: Fields = {}
  let rest = text
  while (rest !== '') {
    const [, id = '', length = ''] = /^(\d\d)(\d\d)/.exec(rest) ?? []
    const value = rest.slice(4, 4 + Number(length))
    if (id === '' || value.length !== Number(length) || id in fields) throw new Error(`broken at ${rest}`)
    fields[id] = value
    rest = rest.slice(4 + value.length)
  }
  return fields
}

/** CRC-16/CCITT-FALSE by polynomial division over whole bits. */
function crcOf(text: string): string {
  let crc = 0xffffn
  for (const letter of text)
    for (let bit = 7; bit >= 0; bit--) {
      const isIn = (BigInt(letter.charCodeAt(0)) >> BigInt(bit)) & 1n
      const isOut = (crc >> 15n) & 1n
      crc = ((crc << 1n) & 0xffffn) ^ (isIn === isOut ? 0n : 0x1021n)
    }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}

test('SHOP-600 the checksum of the test is that of the standard', () => {
  // the check value of CRC-16/CCITT-FALSE
  expect(crcOf('123456789')).toBe('29B1')
})

test('SHOP-600 a bill payment code has biller, references and amount where banks read them', () => {
  const payload = createBillPayment({
    biller: '010555000000101',
    ref1: 'LR20261126000123',
    ref2: '7',
    amount: satang(123_450),
  })
  const fields = read(payload ?? '')
  expect(fields).toEqual({
    '00': '01',
    '01': '12',
    '30': '0016A000000677010112' + '0115010555000000101' + '0216LR20261126000123' + '03017',
    '53': '764',
    '54': '1234.50',
    '58': 'TH',
    '63': crcOf((payload ?? '').slice(0, -4)),
  })
  // tag 29 would be read as PromptPay
  expect(fields).not.toHaveProperty('29')
})

test('SHOP-600 any biller, references and amount read back, and the checksum holds', () => {
  const reference = fc.stringMatching(/^[0-9A-Z]{1,20}$/)
  fc.assert(
    fc.property(
      fc.stringMatching(/^\d{15}$/),
      reference,
      fc.oneof(fc.constant(''), reference),
      fc.integer({ min: 1, max: 1_000_000_000 }),
      (biller, ref1, ref2, amount) => {
        const payload = createBillPayment({ biller, ref1, ref2, amount: satang(amount) }) ?? ''
        const fields = read(payload)
        expect(read(fields['30'] ?? '')).toEqual({
          '00': 'A000000677010112',
          '01': biller,
          '02': ref1,
          ...(ref2 !== '' && { '03': ref2 }),
        })
        expect(Math.round(Number(fields['54']) * 100)).toBe(amount)
        expect(fields['63']).toBe(crcOf(payload.slice(0, -4)))
      },
    ),
  )
})

test.each([
  [{ biller: '01055500000010' }],
  [{ biller: '' }],
  [{ ref1: '' }],
  [{ ref1: 'LR-1' }],
  [{ ref1: 'ก' }],
  [{ ref2: 'a' }],
  [{ ref1: 'A'.repeat(21) }],
  [{ amount: satang(0) }],
])('SHOP-600 %j makes no code', (wrong) => {
  const right = { biller: '010555000000101', ref1: '1', ref2: '', amount: satang(100) }
  expect(createBillPayment(right)).toBeDefined()
  expect(createBillPayment({ ...right, ...wrong })).toBeUndefined()
})

test('SHOP-600 an order number becomes a reference of digits and letters', () => {
  expect(referenceOf('LR-20261126-000123')).toBe('LR20261126000123')
  expect(referenceOf('a/ข 1234567890 1234567890 X')).toBe('2345678901234567890X'.slice(-20))
})

test.each([
  ['1234567890121', true],
  ['1234567890123', false],
  ['0405500000027', true],
  ['0405500000072', false],
  ['123456789012', false],
])('SHOP-601 the check digit of %s: %s', (digits, isRight) => {
  expect(hasCheckDigit(digits)).toBe(isRight)
})

test('SHOP-601 one wrong digit is noticed where the standard can tell, also in Thai digits', () => {
  expect(isMistyped('๑-๒๓๔๕-๖๗๘๙๐-๑๒-๓')).toBe(true)
  // a mobile number and a wallet have no check digit
  expect([isMistyped('0812345678'), isMistyped('123456789012345'), isMistyped('')]).toEqual([false, false, false])
  const right = fc.stringMatching(/^\d{12}$/).map((body) => {
    const last = Array.from({ length: 10 }, (_, digit) => `${body}${digit}`).filter(hasCheckDigit)
    expect(last).toHaveLength(1)
    return last[0] ?? ''
  })
  fc.assert(
    fc.property(right, fc.integer({ min: 0, max: 11 }), fc.integer({ min: 1, max: 9 }), (digits, at, by) => {
      const wrong = `${digits.slice(0, at)}${(Number(digits[at]) + by) % 10}${digits.slice(at + 1)}`
      // the third digit counts eleven times; of the remainders modulo 11, 0 and 10 share the check digit 1
      expect(isMistyped(wrong) || digits.endsWith('1') || at === 2).toBe(true)
    }),
  )
})

test.each([
  ['004', '1234567890', undefined],
  ['004', '123456789012', 'account-length'],
  ['030', '123456789012', undefined],
  ['030', '1234567890', 'account-length'],
  ['067', '12345678901234', undefined],
  ['004', '123456789', 'account'],
  ['004', '12345 67890', 'account'],
  ['004', '', 'account'],
  // a bank that came later
  ['999', '1234567890123', undefined],
])('SHOP-602 bank %s, account %s: %s', (bank, digits, code) => {
  expect(accountError(bank, digits)).toBe(code)
})

test('SHOP-602 banks have one code and two names each; an unknown code stays as it is', () => {
  expect(new Set(thaiBanks.map(({ code }) => code)).size).toBe(thaiBanks.length)
  expect([bankName('004', true), bankName('004', false), bankName('999', true)]).toEqual([
    'ธนาคารกสิกรไทย',
    'Kasikornbank',
    '999',
  ])
  expect([accountText('1234567890'), accountText('123456789012')]).toEqual(['123-4-56789-0', '123456789012'])
})

const shop = { ShopName: 'ร้าน', Description: '', Address: '', PostalCode: '', PhoneNumber: '' }
const account = { Bank: '004', Number: '1234567890', Holder: 'มาลี' }

test.each([
  [{ BankAccounts: [{ ...account, Number: '123' }] }, { 'BankAccounts.0.Number': ['account'] }],
  [{ BankAccounts: [{ ...account, Bank: '' }] }, { 'BankAccounts.0.Bank': ['required'] }],
  [{ BankAccounts: [account, { ...account, Holder: ' ' }] }, { 'BankAccounts.1.Holder': ['required'] }],
  [{ BankAccounts: [account, account] }, { BankAccounts: ['taken'] }],
  [
    { BankAccounts: Array.from({ length: 11 }, (_, nth) => ({ ...account, Number: String(1_000_000_000 + nth) })) },
    { BankAccounts: ['too-many'] },
  ],
  [{ BillerId: '123' }, { BillerId: ['biller'] }],
  [{ BillerRef1: 'ก' }, { BillerRef1: ['reference'] }],
  [{ PromptPayId: '1234567890123' }, { PromptPayId: ['check-digit'] }],
])('SHOP-602 %j is rejected by field', (wrong, errors) => {
  const wire = encode(newShopSchema, { ...shop, CODRule: { kind: 'none' } }) as object
  expect(decode(newShopSchema, wire).ok).toBe(true)
  expect(decode(newShopSchema, { ...wire, ...wrong })).toMatchObject({ ok: false, fields: errors })
})
