// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import { shopsDesk } from './shops-desk'

const firstShop = 'บ้านชาปลายดอย'
const secondShop = 'ครัวคุณยายละเมียด'

describe('the list', () => {
  test('SHOP-50 every shop is shown with address, fee and PromptPay, and is found by searching them', async () => {
    const desk = await shopsDesk()
    await desk.shown(firstShop)
    expect(desk.all('tbody tr').map((row) => row.querySelectorAll('td')[2]?.textContent)).toEqual([
      '3% of the total, at least ฿20',
      '฿30 per parcel',
      'No fee',
    ])
    await desk.type('input[type=search]', ' ตลาดเช้า')
    expect(desk.all('tbody tr').map((row) => row.dataset.shop)).toEqual(['2'])
    await desk.type('input[type=search]', 'nothing')
    await desk.press('Show all shops')
    expect(desk.all('tbody tr')).toHaveLength(3)
  })

  test.each([
    ["Couldn't load shops", () => Promise.reject(new TypeError('Failed to fetch'))],
    ["Couldn't load shops", () => new Response('{', { status: 500 })],
    ["Couldn't load shops", () => new Response('<html>')],
  ] as const)('SHOP-51 a failure is reported and can be retried: %s', async (says, answer) => {
    const desk = await shopsDesk({ fieldError: answer })
    await desk.passUntil(says)
    desk.breakIt()
    await desk.press('Try again')
    await desk.shown(firstShop)
  })

  test('SHOP-51 an account without access to the shops is told so, without a retry button', async () => {
    const desk = await shopsDesk({ fieldError: () => new Response('', { status: 403 }) })
    await desk.shown("You don't have access to shops")
    expect(() => desk.button('Try again')).toThrow()
  })

  test('SHOP-51 without shops it says where to create one', async () => {
    const desk = await shopsDesk({ fieldError: () => Response.json({ shops: [] }) })
    await desk.shown('No shops yet')
  })
})

describe('editing', () => {
  test('SHOP-52 a change is sent once, announced, and shown in the list', async () => {
    const desk = await shopsDesk()
    await desk.open(secondShop)
    await desk.type(desk.field('Shop name'), 'ครัวใหม่')
    await desk.type(desk.field('Fee per parcel'), '45.50')
    await desk.run(() => {
      desk.button('Save changes').click()
      desk.button('Save changes').click()
    })
    await desk.gone('dialog form')
    expect(desk.sent).toHaveLength(1)
    // the code of the first message comes when it is shown
    await desk.shown('Changes saved')
    expect(desk.all('tbody tr')[1]?.textContent).toContain('ครัวใหม่')
    expect((await desk.stored())[1]).toMatchObject({
      ShopName: 'ครัวใหม่',
      CODRule: { kind: 'fixed', value: 45.5, minimum: 0 },
    })
    expect(desk.steps).toEqual(['push shop=2', 'replace '])
  })

  test('SHOP-53 the fee for an order of ฿500 is shown while typing', async () => {
    const desk = await shopsDesk()
    await desk.open(secondShop)
    const all = () => desk.all('dialog [aria-live=polite]').map((each) => each.textContent)
    expect(all()).toEqual(['On an order of ฿500 the customer pays a fee of ฿30'])
    await desk.kind('percent')
    expect(all()).toEqual(['Enter a fee to see an example.'])
    await desk.type(desk.field('Share of the total'), '๒.๕')
    expect(all()).toEqual(['On an order of ฿500 the customer pays a fee of ฿13'])
    await desk.type(desk.field('At least'), '20')
    expect(all()).toEqual(['On an order of ฿500 the customer pays a fee of ฿20'])
    await desk.kind('fixed')
    expect([desk.value('Fee per parcel'), all()]).toEqual([
      '30',
      ['On an order of ฿500 the customer pays a fee of ฿30'],
    ])
  })

  test('SHOP-54 a PromptPay number is shown as its QR code, an invalid one is not', async () => {
    const desk = await shopsDesk()
    await desk.open(firstShop)
    const codes = () => desk.all('[role=img][aria-label^="QR code"]')
    expect(codes()).toHaveLength(1)
    await desk.type(desk.field('PromptPay number'), '02-555-0146')
    expect(codes()).toEqual([])
    await desk.press('Save changes')
    await desk.shown('Not saved yet: one error to fix')
    expect(document.activeElement).toBe(desk.find(desk.field('PromptPay number')))
    expect(desk.sent).toEqual([])
    await desk.type(desk.field('PromptPay number'), '๐๘๙-๘๗๖-๕๔๓๒')
    expect(codes()).toHaveLength(1)
    await desk.press('Save changes')
    await desk.gone('dialog form')
    expect(desk.sent[0]?.shop.PromptPayId).toBe('0898765432')
  })

  test('SHOP-55 a value the backend rejects is reported at its field, which gets the focus', async () => {
    const desk = await shopsDesk()
    await desk.open(firstShop)
    await desk.type(desk.field('Description'), 'ใหม่')
    desk.breakIt(() => Response.json({ error: { 'shop.TaxId': 'tax-id' } }, { status: 422 }))
    await desk.press('Save changes')
    await desk.shown('Tax number: A tax number has 13 digits')
    await desk.until(() => expect(document.activeElement).toBe(desk.find(desk.field('Tax number'))))
    expect(desk.value('Description')).toBe('ใหม่')
  })

  test.each([
    [
      "You're offline. We couldn't confirm whether it was saved.",
      () => Promise.reject(new TypeError('Failed to fetch')),
    ],
    [
      "The shop's system couldn't answer just now. We couldn't confirm whether it was saved.",
      () => new Response('{}', { status: 500 }),
    ],
    [
      "The shop's system sent an invalid response. We couldn't confirm whether it was saved.",
      () => new Response('{"shop":'),
    ],
  ] as const)('SHOP-56 a failed save keeps the form and can be retried: %s', async (says, answer) => {
    const desk = await shopsDesk()
    await desk.open(firstShop)
    await desk.type(desk.field('Description'), 'ใหม่')
    desk.breakIt(answer)
    await desk.press('Save changes')
    await desk.passUntil(says)
    expect(desk.value('Description')).toBe('ใหม่')
    desk.breakIt()
    await desk.press('Try again')
    await desk.gone('dialog form')
    expect((await desk.stored())[0]?.Description).toBe('ใหม่')
  })

  test('FORM-2066 a text that is too long says how many characters it may have, at its field and above the form', async () => {
    const desk = await shopsDesk()
    await desk.shown(firstShop)
    await desk.press(firstShop)
    await desk.until(() => desk.button('Save changes'))
    await desk.type('[data-field=Description] textarea', 'ก'.repeat(1001))
    await desk.press('Save changes')
    await desk.until(() => expect(desk.text()).toContain('Description: At most 1000 characters'))
    expect(desk.find('[data-field=Description]').textContent).toContain('At most 1000 characters')
  })

  test('SHOP-2071 once an address is added and its button is gone, the focus is on the shop; numbers are shown in groups', async () => {
    const desk = await shopsDesk()
    await desk.open(firstShop)
    await desk.type(desk.field('Address on the label'), '')
    await desk.press('Save changes')
    await desk.gone('dialog form')
    await desk.until(() => desk.button('Add address'))
    await desk.run(() => desk.button('Add address').focus())
    await desk.press('Add address')
    await desk.until(() => desk.find('dialog form'))
    await desk.type(desk.field('Address on the label'), '99/1 ถนนใหม่')
    await desk.type(desk.field('Phone'), '0812345678')
    await desk.type(desk.field('PromptPay number'), '0812345678')
    await desk.press('Save changes')
    await desk.gone('dialog form')
    await desk.until(() => expect(document.activeElement?.textContent).toBe(firstShop))
    expect(desk.all('tbody tr')[0]?.textContent?.match(/081-234-5678/g)).toHaveLength(2)
  })

  test('SHOP-56 a user without write access is told so, without a retry button', async () => {
    const desk = await shopsDesk()
    await desk.open(firstShop)
    await desk.type(desk.field('Description'), 'ใหม่')
    desk.breakIt(() => new Response('', { status: 403 }))
    await desk.press('Save changes')
    await desk.shown("You don't have permission to change this shop.")
    expect(() => desk.button('Try again')).toThrow()
  })
})

describe("someone else's change", () => {
  const answer = async (request: Request) => {
    if (request.method !== 'POST') return undefined
    const { shop } = await request.json()
    const rule = { kind: 'fixed', value: 45, minimum: 0 }
    const theirs = { ...shop, ShopName: firstShop, PhoneNumber: '02-555-0199', CODRule: rule, version: 2 }
    return Response.json({ shop: { ...theirs, changedBy: 'มาลี' } }, { status: 409 })
  }

  test('SHOP-58 says who saved what; overwriting sends mine on top of it', async () => {
    const desk = await shopsDesk()
    await desk.open(firstShop)
    await desk.type(desk.field('Shop name'), 'ชื่อของฉัน')
    desk.breakIt(answer)
    await desk.press('Save changes')
    await desk.shown('มาลี saved changes in the meantime. Your entries are still here.')
    expect(desk.all('dialog [role=alert] li').map((each) => each.textContent)).toEqual([
      'Phone: 02-555-0199',
      'COD fee: ฿45 per parcel',
    ])
    expect(desk.value('Shop name')).toBe('ชื่อของฉัน')
    desk.breakIt((request) =>
      request.method === 'POST' ? Response.json({ shop: { id: 1, ShopName: 'ชื่อของฉัน', version: 3 } }) : undefined,
    )
    await desk.press('Overwrite with mine')
    await desk.gone('dialog form')
    expect(desk.sent.at(-1)?.shop).toMatchObject({ ShopName: 'ชื่อของฉัน', PhoneNumber: '02-555-0199', version: 2 })
  })

  test('SHOP-58 theirs replaces mine', async () => {
    const desk = await shopsDesk()
    await desk.open(firstShop)
    await desk.type(desk.field('Shop name'), 'ชื่อของฉัน')
    desk.breakIt(answer)
    await desk.press('Save changes')
    await desk.shown('in the meantime')
    await desk.press('Use theirs, discard mine')
    expect([desk.value('Shop name'), desk.value('Phone'), desk.all('dialog [role=alert]')]).toEqual([
      firstShop,
      '02-555-0199',
      [],
    ])
  })
})

describe('leaving', () => {
  test('SHOP-57 closing with unsaved changes asks first, whichever way it is closed', async () => {
    const desk = await shopsDesk()
    await desk.open(firstShop)
    await desk.type(desk.field('Description'), 'ใหม่')
    await desk.press('Cancel')
    await desk.shown('Leave without saving?')
    await desk.press('Keep editing')
    await desk.key('dialog textarea', { key: 'Escape' })
    await desk.shown('Leave without saving?')
    await desk.press('Keep editing')
    expect(desk.value('Description')).toBe('ใหม่')
    await desk.press('Close')
    await desk.press('Leave')
    await desk.gone('dialog')
    expect([desk.sent, desk.steps]).toEqual([[], ['push shop=1', 'replace ']])
  })

  test('SHOP-57 going back in the browser asks as well; staying restores the address', async () => {
    const desk = await shopsDesk()
    await desk.open(firstShop)
    await desk.type(desk.field('Description'), 'ใหม่')
    await desk.goBackTo('')
    await desk.shown('Leave without saving?')
    await desk.press('Keep editing')
    expect([desk.value('Description'), desk.steps.at(-1)]).toEqual(['ใหม่', 'push shop=1'])
    await desk.goBackTo('')
    await desk.press('Leave')
    await desk.gone('dialog')
  })

  test('SHOP-57 without changes it closes without a question, and an address opens its shop', async () => {
    const desk = await shopsDesk({ first: 'shop=3' })
    await desk.shown('Shop name')
    expect(desk.value('Shop name')).toBe('สานฝันหัตถกรรม')
    await desk.goBackTo('')
    await desk.gone('dialog')
    await desk.goBackTo('shop=nonsense')
    expect(desk.all('dialog')).toEqual([])
  })
})
