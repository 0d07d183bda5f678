// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { ask } from '../helpers/ask'
import { openOrder, type WireOrder } from './detail-desk'

const isTransfer = ({ paymentMethod }: WireOrder) => paymentMethod === 'transfer'
const slip = (name: string, text = name) =>
  new File([Uint8Array.of(0xff, 0xd8, 0xff), text], name, { type: 'image/jpeg' })

type Desk = Awaited<ReturnType<typeof openOrder>>

const withFiles = (event: Event, name: string, files: readonly File[]) =>
  Object.assign(event, { [name]: { files, types: ['Files'] } })

async function choose({ page }: Desk, ...files: File[]) {
  const input = page.find<HTMLInputElement>('input[type=file]')
  Object.defineProperty(input, 'files', { value: files, configurable: true })
  await page.run(() => void input.dispatchEvent(new Event('change', { bubbles: true })))
}
const pictures = ({ page }: Desk) =>
  page
    .all('button')
    .flatMap((each) => /^(?:View|Download) (.+)$/.exec(each.getAttribute('aria-label') ?? '')?.[1] ?? [])
const untilThere = (desk: Desk, ...names: string[]) =>
  desk.page.until(() => {
    if (JSON.stringify(pictures(desk)) !== JSON.stringify(names)) throw new Error(desk.page.text())
  })

test('FILE-11 a user adds slips by choosing, dropping and pasting, sees them, and removes one', async () => {
  const desk = await openOrder(isTransfer, { signedIn: true })
  const { page, shown, mock, OrderNumber } = desk
  await shown('Add a picture')
  await choose(desk, slip('a.jpg'), slip('b.jpg'))
  await untilThere(desk, 'a.jpg', 'b.jpg')
  const root = page.find('input[type=file]').closest('div')?.parentElement as HTMLElement
  await page.run(() => {
    root.dispatchEvent(
      withFiles(new Event('drop', { bubbles: true, cancelable: true }), 'dataTransfer', [slip('c.jpg')]),
    )
  })
  await untilThere(desk, 'a.jpg', 'b.jpg', 'c.jpg')
  await page.run(() => {
    const paste = new Event('paste', { bubbles: true, cancelable: true })
    page.find('dialog').dispatchEvent(withFiles(paste, 'clipboardData', [slip('d.jpg')]))
  })
  await untilThere(desk, 'a.jpg', 'b.jpg', 'c.jpg', 'd.jpg')
  await page.until(() => {
    if (page.all('li img').length !== 4) throw new Error('no thumbnails')
  })
  await page.press('View b.jpg')
  expect(page.find<HTMLImageElement>('dialog dialog img').src).toMatch(/^data:image\/jpeg;base64,\/9j/)
  await page.press('Remove')
  await shown('Remove b.jpg?')
  await page.run(() => {
    const confirm = page.all('dialog dialog button').find((each) => each.textContent === 'Remove') as HTMLElement
    confirm.click()
  })
  await untilThere(desk, 'a.jpg', 'c.jpg', 'd.jpg')
  const { files } = (await ask(mock, `GET /api/orders/${OrderNumber}`)).body.order
  expect(files.map(({ name }: { name: string }) => name)).toEqual(['a.jpg', 'c.jpg', 'd.jpg'])
  await choose(desk, new File(['<svg/>'], 'x.jpg'))
  await shown('x.jpg: Only pictures (JPEG, PNG, WebP) and PDF files can be added.')
  await page.press('Dismiss x.jpg')
  await desk.gone('x.jpg')
})

test('FILE-12 who may see slips but not change them gets no buttons to change them', async () => {
  const desk = await openOrder(isTransfer, { permissions: ['read:Order', 'manage:Settlement'] })
  const { page, mock, OrderNumber, shown } = desk
  await shown('Payment')
  const address = `http://shop.test/api/orders/${OrderNumber}/files?name=a.jpg`
  await mock.transport(
    new Request(address, { method: 'POST', headers: { 'Idempotency-Key': 'k' }, body: slip('a.jpg') }),
  )
  await page.run(() => page.engine.announce({ type: 'orders.changed', id: 'x', kind: 'update', orders: [] }))
  await untilThere(desk, 'a.jpg')
  await page.press('View a.jpg')
  const names = page.all('button').map((each) => each.textContent)
  expect([names.includes('Remove'), names.includes('Add a picture'), names.includes('Download')]).toEqual([
    false,
    false,
    true,
  ])
})
