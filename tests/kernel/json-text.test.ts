import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseJson, toJson } from '../../src/core/kernel/json-text'

test('KERN-502 a response is well-formed text, in values and names', () => {
  const answer = parseJson('{"a":["x\\ud800",{"k\\uDC00":"\\ud83d\\ude00"}],"__proto__":1}')
  expect(answer).toEqual(JSON.parse('{"a":["x\\ufffd",{"k\\ufffd":"\\ud83d\\ude00"}],"__proto__":1}'))
})

test('KERN-502 a request is well-formed text', () => {
  expect(toJson({ name: 'a\udfff', path: '\\ud800', rows: ['\ud83d\ude00'] })).toBe(
    '{"name":"a\ufffd","path":"\\\\ud800","rows":["\ud83d\ude00"]}',
  )
  expect(toJson(undefined)).toBeUndefined()
})

test('KERN-502 well-formed values are unchanged', () => {
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: 'grapheme' }), (value) => {
      expect(parseJson(toJson(value))).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
})
