import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { decode, encode } from '../../src/core/kernel/codec'
import {
  addSatang,
  arabicDigits,
  bahtSchema,
  noMoney,
  positiveBahtSchema,
  satang,
  timesSatang,
} from '../../src/core/kernel/money'
import { parseBaht } from '../../src/core/kernel/parse-baht'

const wholes = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 })

describe('on the wire', () => {
  test('KERN-6 every whole number of satang round-trips through baht', () => {
    fc.assert(
      fc.property(wholes, (whole) => {
        const baht = JSON.parse(JSON.stringify(encode(bahtSchema, whole)))
        expect(decode(bahtSchema, baht)).toEqual({ ok: true, value: whole })
      }),
    )
  })

  test.each([
    [1.005, 'decimals'],
    [0.001, 'decimals'],
    [1e20, 'decimals'],
    [Number.NaN, 'wrong-type'],
    [Number.POSITIVE_INFINITY, 'finite'],
    ['12', 'wrong-type'],
  ])("KERN-6 %s isn't an amount: %s", (wire, code) => {
    const decoded = decode(bahtSchema, wire)
    expect(decoded.ok).toBe(false)
    expect(decoded).toMatchObject({ fields: { '': expect.arrayContaining([code]) } })
  })

  test('KERN-6 where no debt is possible, a negative amount is rejected by code', () => {
    expect(decode(v.object({ price: positiveBahtSchema }), { price: -1 })).toMatchObject({
      fields: { price: ['negative'] },
    })
    expect(decode(positiveBahtSchema, 19.99)).toEqual({ ok: true, value: 1999 })
    expect(encode(positiveBahtSchema, 1999)).toBe(19.99)
  })
})

describe('as people type it', () => {
  test.each([
    ['1,250.50', 125_050],
    ['๑,๒๕๐.๕๐', 125_050],
    ['฿90.-', 9_000],
    [' 90 บาท ', 9_000],
    ['.5', 50],
    ['7.', 700],
    ['0', 0],
    ['10000000', 1_000_000_000],
  ])('KERN-7 %s is %i satang', (text, amount) => {
    expect(parseBaht(text)).toBe(amount)
  })

  test.each([
    ['', 'empty'],
    ['  ฿ ', 'empty'],
    ['1.005', 'decimals'],
    ['๑.๐๐๕', 'decimals'],
    ['-5', 'negative'],
    ['1e9', 'not-a-number'],
    ['abc', 'not-a-number'],
    ['.', 'not-a-number'],
    ['1.2.3', 'not-a-number'],
    ['NaN', 'not-a-number'],
    ['12,50', 'not-a-number'],
    ['1,2500', 'not-a-number'],
    ['10000000.01', 'too-large'],
    ['999999999999', 'too-large'],
    ['9999999999999', 'not-a-number'],
  ])('KERN-7 %j is rejected: %s', (text, code) => {
    expect(parseBaht(text)).toBe(code)
  })

  test('KERN-7 any amount with two decimals, grouped or in Thai digits, is read', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), fc.boolean(), (whole, thai) => {
        const text = (whole / 100).toLocaleString('en', { minimumFractionDigits: 2 })
        const typed = thai ? text.replace(/\d/g, (digit) => '๐๑๒๓๔๕๖๗๘๙'.charAt(Number(digit))) : text
        expect(parseBaht(typed)).toBe(whole)
      }),
    )
  })

  test('KERN-7 digits of both kinds become 0 to 9, letters stay', () => {
    expect(arabicDigits('โทร ๐๘๑-234')).toBe('โทร 081-234')
  })
})

describe('sums', () => {
  test('KERN-8 adding and multiplying stay whole', () => {
    expect(addSatang(satang(1), satang(2), satang(-5))).toBe(-2)
    expect(addSatang()).toBe(noMoney)
    expect(timesSatang(satang(1_999), 3)).toBe(5_997)
  })

  test('KERN-8 a fraction of a satang, or an unsafe integer, is a programming error', () => {
    expect(() => satang(0.5)).toThrow(RangeError)
    expect(() => timesSatang(satang(1), 0.5)).toThrow(RangeError)
    expect(() => addSatang(satang(Number.MAX_SAFE_INTEGER), satang(1))).toThrow(RangeError)
  })
})
