// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { memoryStorage } from '../../src/core/kernel/storage'
import { field, message, pastePage } from './paste-page'

test('ORDER-135 a pasted message fills the form and marks the parts it recognised, each with its field', async () => {
  const page = await pastePage()
  await page.pasteAndRead()
  await page.until(() => expect(page.value('name')).toBe('มาลี ศรีสุข'))
  expect(['phoneNumber', 'address', 'subDistrict', 'district', 'province', 'postNum'].map(page.value)).toEqual([
    '0898765432',
    '45 ซอยลาดพร้าว 23',
    'จันทรเกษม',
    'จตุจักร',
    'กรุงเทพมหานคร',
    '10900',
  ])
  expect(page.find<HTMLInputElement>('input[value=cod]').checked).toBe(true)
  expect(page.value('fullCustomerData')).toBe(message)
  expect(page.marks()).toContain("Recipient's name: มาลี ศรีสุข")
  expect(page.marks()).toContain('Phone: 089-876-5432')
  expect(
    page
      .all('[data-start]')
      .map((each) => each.textContent)
      .join(''),
  ).toBe(message)
})

test('ORDER-135 a typed value stays, is named, and is replaced on request', async () => {
  const page = await pastePage()
  await page.type(field('name'), 'คุณแม่')
  await page.pasteAndRead()
  await page.until(() => expect(page.text()).toContain('Kept as you entered it. The message says:'))
  expect(page.value('name')).toBe('คุณแม่')
  expect(page.value('phoneNumber')).toBe('0898765432')
  await page.press("Use this: Recipient's name")
  expect(page.value('name')).toBe('มาลี ศรีสุข')
  expect(page.text()).not.toContain('Kept as you entered it')
})

test('ORDER-135 a message passed in by the page or restored is marked and fills nothing until requested', async () => {
  const page = await pastePage({ props: { value: { fullCustomerData: message } } })
  await page.until(() => expect(page.text()).toContain('The message has more than the fields below.'))
  expect(page.value('name')).toBe('')
  await page.press('Fill in fields')
  expect(page.value('name')).toBe('มาลี ศรีสุข')
  expect(page.text()).not.toContain('The message has more')
})

test('ORDER-4009 after a reload, the message of another customer replaces the recipient and the payment of the one before', async () => {
  const storage = memoryStorage()
  const first = await pastePage({ storage })
  await first.pasteAndRead()
  await first.until(() => expect(first.value('name')).toBe('มาลี ศรีสุข'))
  await first.pass(2_000)
  await first.show(<p>another page</p>)
  first.engine.stop()

  const page = await pastePage({ storage })
  await page.until(() => expect(page.value('name')).toBe('มาลี ศรีสุข'))
  await page.until(() => expect(page.all('[data-mark]').length).toBeGreaterThan(0))
  await page.pasteAndRead('น้ำฝน ใจดี 0931147702\n208 ต.ขามเรียง อ.กันทรวิชัย มหาสารคาม 44150\nโอนแล้วค่ะ')
  await page.until(() => expect(page.value('name')).toBe('น้ำฝน ใจดี'))
  expect([page.value('phoneNumber'), page.value('province'), page.value('postNum')]).toEqual([
    '0931147702',
    'มหาสารคาม',
    '44150',
  ])
  expect(page.find<HTMLInputElement>('[data-field=paymentMethod] input:checked').value).toBe('transfer')
})

test('ORDER-136 marks and fields point to each other, and a mark leads to its field', async () => {
  const page = await pastePage()
  await page.pasteAndRead()
  const linked = () => page.find('form').getAttribute('data-linked')
  await page.hover('[data-mark=phoneNumber]')
  expect(linked()).toBe('phoneNumber')
  const plain = page.find('[data-mark=postNum], [data-mark=district]').className
  await page.hover(field('district'))
  expect(linked()).toBe('district')
  expect(page.find('[data-mark=district]').className.length).toBeGreaterThan(plain.length)
  await page.click('[data-mark=phoneNumber]')
  expect(document.activeElement).toBe(page.find(field('phoneNumber')))
  await page.key('[data-mark=item]', { key: 'Enter' })
  expect(document.activeElement).toBe(page.find('[data-item] select'))
})

test('ORDER-136 the marks are one tab stop; arrows, Home and End move through them in the order of the text', async () => {
  const page = await pastePage()
  await page.pasteAndRead()
  const stops = () => page.all('[data-mark]').map(({ tabIndex }) => tabIndex)
  expect(stops().filter((stop) => stop === 0)).toHaveLength(1)
  const [first, second] = page.all('[data-mark]')
  await page.key('[data-mark]', { key: 'ArrowRight' })
  expect(document.activeElement).toBe(second)
  expect(stops()[1]).toBe(0)
  await page.key('[data-mark][tabindex="0"]', { key: 'End' })
  expect(document.activeElement).toBe(page.all('[data-mark]').at(-1))
  await page.key('[data-mark][tabindex="0"]', { key: 'Home' })
  expect(document.activeElement).toBe(first)
})

test('ORDER-137 a selected part of the message is assigned to a field, also over a typed value', async () => {
  const page = await pastePage()
  await page.type(field('note'), 'เดิม')
  await page.pasteAndRead()
  await page.until(() => expect(page.value('name')).toBe('มาลี ศรีสุข'))
  const box = page.find<HTMLTextAreaElement>(field('fullCustomerData'))
  const start = message.indexOf('ลาดพร้าว')
  await page.run(() => {
    box.focus()
    box.setSelectionRange(start, start + 'ลาดพร้าว'.length)
    box.dispatchEvent(new Event('select', { bubbles: true }))
    document.dispatchEvent(new Event('selectionchange'))
  })
  await page.until(() => expect(page.find('q').textContent).toBe('ลาดพร้าว'))
  await page.press('This is …')
  await page.until(() => expect(document.querySelector('[role=menuitem][data-value=note]')).not.toBeNull())
  await page.run(() => document.querySelector<HTMLElement>('[role=menuitem][data-value=note]')?.click())
  await page.until(() => expect(page.value('note')).toBe('ลาดพร้าว'))
  expect(page.marks()).toContain('Note: ลาดพร้าว')
})

test('ORDER-138 product lines get the matching product or wait for a choice, and are added to the order on request', async () => {
  const page = await pastePage()
  await page.pasteAndRead()
  await page.until(() => expect(page.all('[data-item] select')).toHaveLength(2))
  const [tea, soap] = page.all('[data-item] select') as HTMLSelectElement[]
  expect([tea?.selectedOptions[0]?.textContent, soap?.value]).toEqual(['ชาเขียวใบหม่อน · ฿120', ''])
  expect(page.text()).toContain('1 line still needs a choice')
  await page.press('Add 1 product to the order')
  const lines = () =>
    [...page.engine.app('cart').getSnapshot().context.lines].map(({ name, Quantity }) => [name, Quantity])
  expect(lines()).toEqual([['ชาเขียวใบหม่อน', 2]])
  expect(page.text()).toContain('In the order')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Products in the message')
  const ids = [...(soap?.options ?? [])].map(({ value }) => value)
  expect(ids.slice(-2)).toEqual(['text', 'out'])
  await page.type('[data-item] select', 'text')
  await page.type('[data-item] [inputmode=decimal]', '99')
  await page.press('Add 1 product to the order')
  expect(lines()).toEqual([
    ['ชาเขียวใบหม่อน', 2],
    ['สบู่', 1],
  ])
  expect(page.text()).not.toMatch(/still needs? a choice/)
})

test('ORDER-1700 saving an order without lines leads to the next step at the lines of the message', async () => {
  const page = await pastePage()
  const focused = () => document.activeElement?.textContent || document.activeElement?.getAttribute('placeholder')
  await page.type(field('shopId'), '1')
  await page.pasteAndRead('สบู่ 1 ค่ะ\nมาลี ศรีสุข\n45 ซอยลาดพร้าว 23 แขวงจันทรเกษม เขตจตุจักร กทม. 10900\nโทร 089-876-5432')
  await page.until(() => expect(page.all('[data-item] select')).toHaveLength(1))
  await page.press('Save order')
  await page.until(() => expect(document.activeElement).toBe(page.find('[data-item] select')))
  await page.type('[data-item] select', 'text')
  expect(page.text()).toContain('1 line still needs a price')
  expect(page.text()).not.toContain('1 line still needs a choice')
  await page.press('Save order')
  await page.until(() => expect(focused()).toBe('Unit price'))
  await page.type('[data-item] [inputmode=decimal]', '99')
  await page.press('Save order')
  await page.until(() => expect(focused()).toBe('Add 1 product to the order'))
})

test('ORDER-1701 Enter at the price of a free-text line adds it to the order', async () => {
  const page = await pastePage()
  await page.pasteAndRead()
  await page.until(() => expect(page.all('[data-item] select')).toHaveLength(2))
  const [, soap] = page.all('[data-item] select') as HTMLSelectElement[]
  if (!soap) throw new Error('no soap')
  soap.id = 'soap'
  await page.type('#soap', 'text')
  const names = () => [...page.engine.app('cart').getSnapshot().context.lines].map(({ name }) => name)
  const enter = () =>
    page.run(() => {
      const key = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
      page.find('[data-item] [inputmode=decimal]').dispatchEvent(key)
    })
  await enter()
  expect(names()).toEqual([])
  await page.type('[data-item] [inputmode=decimal]', '99')
  await enter()
  expect(names()).toEqual(['ชาเขียวใบหม่อน', 'สบู่'])
})

test("ORDER-138 if the catalogue can't be reached the lines stay visible, and can be looked up again", async () => {
  let isDown = true
  const page = await pastePage({
    broken: (request) =>
      isDown && request.url.includes('/products/find?q=%E0') ? new Response('', { status: 403 }) : undefined,
  })
  await page.pasteAndRead()
  await page.until(() => expect(page.text()).toContain("Couldn't look up the products."))
  expect(page.all('[data-item]')).toHaveLength(2)
  isDown = false
  await page.press('Try again')
  await page.until(() => expect(page.text()).toContain('Add 1 product to the order'))
})

test('ORDER-139 a total that differs from the message and products left out show a warning beside the form', async () => {
  const page = await pastePage()
  await page.pasteAndRead()
  await page.until(() => expect(page.text()).toContain("2 products in the message aren't in the order"))
  await page.press('Add 1 product to the order')
  await page.until(() =>
    expect(page.text()).toContain('The message says ฿590.00, but the order total is ฿240.00: ฿350.00 less.'),
  )
  expect(page.text()).toContain("1 product in the message isn't in the order")
})

test('ORDER-139 the same phone today links to its order; a contradicting postcode links to the field', async () => {
  const opened: string[] = []
  const page = await pastePage({
    props: { orderHref: '/orders/{OrderNumber}', onOpenOrder: ({ OrderNumber }) => opened.push(OrderNumber) },
  })
  await page.pasteAndRead()
  await page.until(() => expect(page.text()).toContain('Add 1 product to the order'))
  await page.press('Add 1 product to the order')
  await page.type(field('shopId'), '1')
  await page.saveAnyway()
  await page.until(() => expect(page.text()).toContain('LR-20261121-'))
  await page.press('Take next order')
  await page.type(field('phoneNumber'), '089 876 5432')
  await page.type(field('district'), 'บางรัก')
  await page.type(field('postNum'), '10900')
  await page.passUntil('This phone number already ordered today:')
  const [number = ''] = /LR-20261121-\d+/.exec(page.text()) ?? []
  await page.press(number)
  expect(opened).toEqual([number])
  await page.until(() => expect(page.text()).toContain("The postcode doesn't match the address."))
  await page.press('Check: District')
  expect(document.activeElement).toBe(page.find(field('district')))
})

test('ORDER-139 a failed lookup is reported, and repeated on request', async () => {
  let isDown = true
  const page = await pastePage({
    broken: (request) =>
      isDown && request.url.includes('/api/customers') ? new Response('', { status: 403 }) : undefined,
  })
  await page.type(field('phoneNumber'), '0812345678')
  await page.passUntil("Couldn't check everything.")
  isDown = false
  await page.press('Check again')
  await page.until(() => expect(page.text()).not.toContain("Couldn't check everything."))
})

test('ORDER-143 a saved order offers the reply immediately, and its label if the page can print', async () => {
  const printed: unknown[] = []
  const page = await pastePage({ props: { print: true, onPrint: (detail) => printed.push(detail) } })
  await page.pasteAndRead()
  await page.until(() => expect(page.text()).toContain('Add 1 product to the order'))
  await page.press('Add 1 product to the order')
  await page.type(field('shopId'), '1')
  await page.saveAnyway()
  await page.until(() => expect(page.text()).toContain('Copy reply'))
  const [number = ''] = /LR-20261121-\d+/.exec(page.text()) ?? []
  const reply = page.all('textarea').map((each) => (each as HTMLTextAreaElement).value)
  expect(reply.join()).toContain(`ออเดอร์ ${number}`)
  expect(reply.join()).toContain('ชาเขียวใบหม่อน × 2')
  await page.press('Print label')
  expect(printed).toEqual([{ orderNumbers: [number] }])
  expect(document.activeElement).toBe(page.button('Take next order'))
})

test('ORDER-140 an oversized paste is rejected and the previous text stays; a long chat is shown but not read', async () => {
  const page = await pastePage()
  await page.pasteAndRead()
  expect(await page.paste('ก'.repeat(20_001))).toBe(false)
  expect(page.text()).toContain('Not pasted: this text has 20001 characters')
  expect([page.value('fullCustomerData'), page.value('name')]).toEqual([message, 'มาลี ศรีสุข'])
  await page.paste(`${message}${'ก'.repeat(5_000)}`)
  await page.until(() => expect(page.all('[data-mark]')).toEqual([]))
  expect(page.text()).toContain('The limit is 5,000. Keep only what belongs to this order')
  expect(page.value('name')).toBe('มาลี ศรีสุข')
})

test('ORDER-141 a message in which nothing is recognised says so', async () => {
  const page = await pastePage()
  await page.paste('555')
  await page.until(() => expect(page.text()).toContain('Nothing was recognised in this message.'))
  expect(page.value('name')).toBe('')
})

test('ORDER-142 while the outcome of a save is unknown the message can be read but not changed', async () => {
  const page = await pastePage({
    broken: (request) =>
      request.method === 'POST' && request.url.endsWith('/api/orders') ? new Response('', { status: 503 }) : undefined,
  })
  await page.pasteAndRead()
  await page.until(() => expect(page.text()).toContain('Add 1 product to the order'))
  await page.press('Add 1 product to the order')
  await page.type(field('shopId'), '1')
  await page.saveAnyway()
  await page.passUntil("We don't know yet whether this order was saved")
  expect(page.all('[data-mark]')).toEqual([])
  expect(page.all('mark').map((each) => each.textContent)).toContain('089-876-5432')
  expect(page.all('[data-item]')).toEqual([])
})

test('ORDER-551 a message for several recipients asks which one the order is for, and fills in that one', async () => {
  const page = await pastePage()
  await page.pasteAndRead(
    `มาลี ศรีสุข\n45 ซอยลาดพร้าว 23 แขวงจันทรเกษม เขตจตุจักร กทม. 10900\n0898765432\n\nนที สุขใจ\n8/4 ม.2 ต.แม่เหียะ อ.เมือง จ.เชียงใหม่ 50100\n0812211002`,
  )
  await page.until(() => expect(page.value('name')).toBe('มาลี ศรีสุข'))
  expect(page.text()).toContain('This message is for 2 recipients. Which one is this order for?')
  await page.click('[aria-label="What the message says"] input[value="1"]')
  await page.until(() => expect(page.value('name')).toBe('นที สุขใจ'))
  expect(['phoneNumber', 'address', 'postNum'].map(page.value)).toEqual(['0812211002', '8/4 ม.2', '50100'])
  expect(page.marks()).toContain("Recipient's name: นที สุขใจ")
})

test('ORDER-1710 an order of the cart offers no list of orders, also where the code of the list is loaded', async () => {
  await import('../../src/widgets/order/queue/order-queue')
  const two = [message, message.replace('089-876-5432', '081-111-2222')].join('\n---\n')
  const desk = await pastePage({ props: { ownLines: true } })
  for (let tries = 0; await desk.paste(two); tries++) {
    if (tries > 50) throw new Error('the message box keeps taking the text')
    await desk.type(field('fullCustomerData'), '')
    await desk.run(() => new Promise((resolve) => setTimeout(resolve, 20)))
  }
  await desk.until(() => expect(desk.text()).toContain('Found 2 orders'))
  const page = await pastePage()
  expect(await page.paste(two)).toBe(true)
  expect(page.text()).not.toContain('Found 2 orders')
})
