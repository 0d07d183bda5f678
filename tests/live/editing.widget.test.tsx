// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { ask } from '../helpers/ask'
import { openOrder, type WireOrder } from '../orders/detail-desk'
import { tokenOf } from '../people/people'

const isNew = ({ OrderStatus, paymentMethod }: WireOrder) => OrderStatus === 'new' && paymentMethod !== 'cod'

test('LIVE-43 an open order says who edits it and when a newer version exists; what is entered stays', async () => {
  const { page, mock, OrderNumber, found, field, shown } = await openOrder(isNew, { signedIn: true })
  await ask(mock, 'POST /apps/users/update', { body: { user: { id: 2, permissions: ['manage:all'] } } })
  const token = await tokenOf(mock, 'client')
  await ask(mock, 'POST /api/editing', { token, body: { OrderNumber, form: 'theirs', isEditing: true } })
  await page.run(() => void page.engine.app('live'))
  await shown('สมชาย รักงาน is editing this order')
  await page.press('Edit')
  const editors = async () => (await ask(mock, `GET /api/editing?OrderNumber=${OrderNumber}`, { token })).body.editors
  await expect.poll(editors).toEqual([{ id: 1, name: 'มาลี ใจดี' }])
  await page.type(field('Note'), 'ฝากไว้ที่ป้อมยาม')
  const change = { OrderNumber, version: found.version, changes: { name: 'คนอื่น แก้แล้ว' } }
  expect((await ask(mock, 'POST /api/orders/update', { token, body: change })).status).toBe(200)
  await page.run(() =>
    page.engine.announce({
      type: 'records.changed',
      kinds: ['orders'],
      records: [
        {
          kind: 'orders',
          action: 'changed',
          ref: OrderNumber,
          version: found.version + 1,
          by: 2,
          at: '2026-11-21T05:00:00Z',
        },
      ],
    }),
  )
  await shown('Someone else changed this order.')
  expect(page.find<HTMLTextAreaElement>(field('Note')).value).toBe('ฝากไว้ที่ป้อมยาม')
  await page.press('Save changes')
  await shown('Two versions of this order')
})
