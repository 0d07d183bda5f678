import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainText } from '../../src/core/kernel/html-text'
import { cpuTime } from '../helpers/cpu-time'

test.each([
  ['<p>สวัสดี<b>ค่ะ</b></p><p>คุณมาลี</p>', 'สวัสดีค่ะ คุณมาลี'],
  ['a<br>b<style>p{color:red}</style>c<script>alert("</p>")</script>d', 'a b c d'],
  ['ราคา &lt; 100 &amp; ส่งฟรี&nbsp;&#3647;&#x0E3F;', 'ราคา < 100 & ส่งฟรี ฿฿'],
  ['<a title="x > y" href=z>ลิงก์</a>', 'ลิงก์'],
  ['1 < 2 <!-- ลับ --> 3', '1 < 2 3'],
  ['<p>ค้าง <img src="x', 'ค้าง'],
  ['<p>İstanbul<style>p{}</STYLE>ชา</p>', 'İstanbul ชา'],
  ['&#0;&#55296;&nonsense;', '&nonsense;'],
])('KERN-86 plain text of an HTML text: %s', (html, text) => {
  expect(plainText(html)).toBe(text)
})

test('KERN-87 any text without markup stays the same except for its spaces', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      fc.pre(!/[<&]/.test(text))
      expect(plainText(text)).toBe(text.replace(/\s+/g, ' ').trim())
    }),
  )
})

test('KERN-88 a hostile text takes linear time', () => {
  const begun = cpuTime()
  for (const piece of ['<', '<a "', '<style>', '<!--', '&#', '</'])
    expect(plainText(piece.repeat(100_000)).length).toBeLessThanOrEqual(piece.length * 100_000)
  expect(cpuTime() - begun).toBeLessThan(2_000)
})
