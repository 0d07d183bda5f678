import { expect, test } from 'vitest'
import { readCases, score } from './pasted-score'

// 'chats-open' and 'chats-sealed': 140 messages of as many forms as possible (forms, chat copies, voice typing, letters, lists,
// corrections, quotations), written on 2026-11-30 by one who had not read the parser; 50 are sealed. At first sight 94.79 of 100 fields of
// the open ones were right and 51 of 90 messages whole, six values were invented, 24 of 31 wrong values were in doubt, and 14.2 of 100 in all.
test('PASTE-5120 of messages of as many forms as possible, no less of the open ones is right than was measured', async () => {
  const open = await score(readCases('chats-open'))
  expect(open.right, open.wrong.join('\n')).toBeGreaterThanOrEqual(0.9478)
  expect(open.whole).toBeGreaterThanOrEqual(51 / 90)
  expect(open.invented.length, open.invented.join('\n')).toBeLessThanOrEqual(6)
})

// no list of what is wrong: it stays unseen. At first sight: 94.97 of 100 fields, 27 of 50 messages whole, two values invented, 14 of 18
// wrong values in doubt, 12.5 of 100 in doubt
test('PASTE-5121 of the sealed ones, no less is right than was measured', async () => {
  const sealed = await score(readCases('chats-sealed'))
  expect(sealed.right).toBeGreaterThanOrEqual(0.9496)
  expect(sealed.whole).toBeGreaterThanOrEqual(27 / 50)
  expect(sealed.invented.length).toBeLessThanOrEqual(2)
})
