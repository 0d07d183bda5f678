import { expect, test } from 'vitest'
import { foreignRejection } from '../../src/core/kernel/foreign-rejection'

test.each([
  [
    'problem details',
    { type: 'about:blank', title: 'Bad Request', status: 400, detail: 'ร้านปิดถึงเที่ยง' },
    { '': ['ร้านปิดถึงเที่ยง'] },
  ],
  ['a title with a reason', { title: 'The shop is closed today', status: 422 }, { '': ['The shop is closed today'] }],
  [
    'Laravel',
    { message: 'ข้อมูลไม่ถูกต้อง (and 1 more error)', errors: { 'order.name': ['กรุณากรอกชื่อ'], 'order.note': ['ยาวเกินไป'] } },
    { 'order.name': ['กรุณากรอกชื่อ'], 'order.note': ['ยาวเกินไป'] },
  ],
  ['Laravel without fields', { message: 'ร้านปิดถึงเที่ยง' }, { '': ['ร้านปิดถึงเที่ยง'] }],
  [
    'FastAPI',
    {
      detail: [
        { loc: ['body', 'order', 'name'], msg: 'Field required', type: 'missing' },
        {
          loc: ['body', 'order', 'ProductOrders', 0, 'Quantity'],
          msg: 'Input should be less than 10',
          type: 'less_than',
        },
      ],
    },
    { 'order.name': ['required'], 'order.ProductOrders.0.Quantity': ['Input should be less than 10'] },
  ],
  ['FastAPI in a sentence', { detail: 'No delivery at night' }, { '': ['No delivery at night'] }],
  ['a code and a message', { error: { code: 'E42', message: 'ร้านปิดถึงเที่ยง' } }, { '': ['ร้านปิดถึงเที่ยง'] }],
  ['fields within fields', { error: { order: { name: ['กรุณากรอกชื่อ'] } } }, { 'order.name': ['กรุณากรอกชื่อ'] }],
])('KERN-4765 a reason is read of %s', (_, body, fields) => {
  expect(foreignRejection(body)).toEqual(fields)
})

test.each([
  'Bad Request',
  'One or more validation errors occurred.',
  'The given data was invalid.',
  'order_closed',
  '<b>The shop</b> is closed',
  '{"code": "the shop is closed"}',
  "TypeError: Cannot read properties of undefined (reading 'id')",
  'App\\Exceptions\\OrderException in Handler.php line 42',
  'SQLSTATE[23000]: Integrity constraint violation',
  'Traceback (most recent call last)',
  'first line\nat Object.create (app.js:1:2)',
  `a ${'very '.repeat(60)}long text`,
  42,
  null,
  { detail: 'within' },
])('KERN-4765 %j is nothing to show to staff', (said) => {
  expect(foreignRejection({ detail: said })).toBeUndefined()
  expect(foreignRejection({ error: { code: 'E42', message: said } })).toBeUndefined()
})

test.each([undefined, null, [], 'text', 5, {}, { detail: [null, { loc: 'body' }] }])(
  'KERN-4765 nor is there any in %j',
  (body) => {
    expect(foreignRejection(body)).toBeUndefined()
  },
)
