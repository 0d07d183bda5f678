// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import { offline, only } from './invoices-desk'
import { invoicesPage } from './invoices-page'

const listed = async (options?: Parameters<typeof invoicesPage>[0]) => {
  const page = await invoicesPage(options)
  await page.until(() => expect(page.rows().length).toBeGreaterThan(0))
  return page
}

describe('the list', () => {
  test('INV-80 each row shows number, status, client, total, days and balance', async () => {
    const page = await listed()
    expect(page.ids()).toEqual([5036, 5035, 5034, 5033, 5032, 5031, 5030, 5029, 5028, 5027])
    const cells = [...page.row(5036).querySelectorAll('td')].map((cell) => cell.textContent)
    const stored = await page.stored(5036)
    expect(cells.slice(0, 3)).toEqual(['No. 5036', 'Past due', expect.stringContaining(stored.client.company)])
    expect(cells[3]).toBe(`฿${Number(stored.total).toLocaleString('en', { minimumFractionDigits: 2 })}`)
    expect(page.row(5036).querySelector('[title*=balance]')?.getAttribute('title')).toMatch(
      /Past due · balance ฿.* · due /,
    )
  })

  test('INV-80 paid ones show a badge instead of a balance, and overpaid ones a credit', async () => {
    const page = await listed({ list: { query: 'status=Paid', perPage: 50 } })
    const balances = page.rows().map((row) => row.querySelectorAll('td')[6]?.textContent)
    expect([...new Set(balances)].sort()).toEqual(['Credit ฿20.00', 'Paid'])
  })

  test('INV-81 a tab per status counts all invoices and filters the list; the state is in the address', async () => {
    const page = await listed()
    const tabs = page.all('[role=tab]').map((tab) => tab.textContent)
    expect(tabs).toEqual([
      'All50',
      'Draft5',
      'Printed4',
      'Sent10',
      'Partly paid5',
      'Past due10',
      'Paid15',
      'Cancelled1',
    ])
    await page.press('Sent10')
    await page.until(() => expect(page.moved.at(-1)).toEqual({ query: 'status=Sent', replace: false }))
    await page.until(() => expect(page.rows().every((row) => row.textContent?.includes('Sent'))).toBe(true))
    expect(page.all('[role=tab]').map((tab) => tab.textContent)).toEqual(tabs)
  })

  test('INV-82 a search finds invoices and is in the address; one without results can be cleared', async () => {
    const page = await listed()
    await page.type('input[type=search]', '5000')
    await page.pass(200)
    await page.until(() => expect(page.ids()).toEqual([5000]))
    expect(page.moved).toEqual([{ query: 'q=5000', replace: true }])
    await page.type('input[type=search]', 'nobody at all')
    await page.pass(200)
    await page.shown('No invoices found')
    await page.press('Show all invoices')
    await page.until(() => expect(page.ids().length).toBe(10))
  })

  test('INV-83 a column sorts all rows, both ways', async () => {
    const page = await listed()
    await page.press('Number')
    await page.until(() => expect(page.ids()[0]).toBe(4987))
    expect(page.moved.at(-1)).toEqual({ query: 'sortBy=id', replace: false })
    await page.press('Number')
    await page.until(() => expect(page.ids()[0]).toBe(5036))
    expect(page.moved.at(-1)).toEqual({ query: '', replace: false })
  })

  test('INV-84 deleting removes the row immediately and can be undone for five seconds', async () => {
    const page = await listed()
    await page.choose('More actions for invoice 5034', 'Delete')
    expect(page.ids()).not.toContain(5034)
    await page.shown('Invoice 5034 deleted')
    await page.press('Undo')
    expect([page.ids()[2], page.sent]).toEqual([5034, []])
    await page.choose('More actions for invoice 5034', 'Delete')
    await page.pass(5_000)
    await page.until(() => expect(page.sent).toEqual(['DELETE /apps/invoice/delete']))
    await page.until(() => expect(page.ids()).toEqual([5036, 5035, 5033, 5032, 5031, 5030, 5029, 5028, 5027, 5026]))
  })

  test('INV-84 a rejected deletion restores the row and says so', async () => {
    const page = await listed()
    page.breakIt(only('/apps/invoice/delete', () => new Response('', { status: 403 })))
    await page.choose('More actions for invoice 5034', 'Delete')
    await page.pass(5_000)
    await page.shown("You don't have permission to delete invoice 5034")
    expect(page.ids()).toContain(5034)
  })

  test.each([
    ['no connection', offline],
    ['500', () => new Response('{}', { status: 500 })],
    ['broken JSON', () => new Response('{"invoices":')],
  ] as const)('INV-85 %s is reported and can be retried', async (_, answer) => {
    const page = await invoicesPage({ fieldError: only('/apps/invoice/invoices', answer) })
    await page.passUntil("Couldn't load invoices")
    page.breakIt()
    await page.press('Try again')
    await page.until(() => expect(page.ids().length).toBe(10))
  })

  test('INV-85 an account without access to the invoices is told so, without a retry button', async () => {
    const page = await invoicesPage({
      fieldError: only('/apps/invoice/invoices', () => new Response('', { status: 403 })),
    })
    await page.shown("You don't have access to invoices")
    expect(() => page.button('Try again')).toThrow()
  })
})

describe('sending and payments', () => {
  test('INV-86 sending says what happens, sends the letter once and marks the invoice', async () => {
    const page = await listed({ list: { query: 'status=Draft' } })
    const [id = 0] = page.ids()
    await page.press(`Send invoice ${id}`)
    await page.shown('If your shop has no mail server, the invoice is only marked as sent.')
    await page.type(page.field('To'), 'wrong')
    await page.press('Send')
    await page.shown('Enter a valid email address')
    expect(page.sent).toEqual([])
    await page.type(page.field('To'), 'dang@example.test')
    await page.press('Send')
    await page.shown(`Invoice ${id} marked as sent`)
    await page.gone('dialog')
    expect([page.sent, (await page.stored(id)).sent?.to]).toEqual([['POST /apps/invoice/send'], 'dang@example.test'])
    await page.until(() => expect(page.ids()).not.toContain(id))
  })

  test('INV-87 a payment is recorded, and the row is updated', async () => {
    const page = await listed({ list: { query: 'status=Partial+Payment' } })
    const [id = 0] = page.ids()
    await page.choose(`More actions for invoice ${id}`, 'Record a payment')
    await page.shown('Balance due')
    await page.type(page.field('Amount (baht)'), '999999')
    await page.press('Record payment')
    await page.shown('More than the balance due')
    await page.type(page.field('Amount (baht)'), '1')
    await page.press('Record payment')
    await page.shown('Payment recorded')
    expect((await page.stored(id)).payments.at(-1)).toMatchObject({
      amount: 1,
      date: '21 Nov 2026',
      method: 'transfer',
    })
  })

  test('INV-88 a failed payment stays in the form and is recorded by the next press', async () => {
    const page = await listed({ list: { query: 'status=Partial+Payment' } })
    const [id = 0] = page.ids()
    await page.choose(`More actions for invoice ${id}`, 'Record a payment')
    await page.type(page.field('Amount (baht)'), '1')
    page.breakIt(only('/apps/invoice/update', () => new Response('{}', { status: 500 })))
    await page.press('Record payment')
    await page.shown('Your entries are still here.')
    page.breakIt()
    await page.press('Record payment')
    await page.gone('dialog')
    expect((await page.stored(id)).payments.length).toBe(2)
  })
})

test('INV-89 going back to the list restores its state', async () => {
  const page = await listed({ list: { perPage: 4 } })
  await page.press('Sent10')
  await page.until(() => expect(page.moved.at(-1)?.query).toBe('status=Sent'))
  await page.press('Page 2')
  const sent = async () => {
    await page.until(() => {
      expect(page.ids()).toHaveLength(4)
      expect(page.find('[role=tab][aria-selected=true]').textContent).toBe('Sent10')
      expect(page.find('[aria-current=page]').textContent).toBe('2')
    })
    return page.ids()
  }
  await page.until(() => expect(page.moved.at(-1)?.query).toBe('status=Sent&page=2'))
  const shown = await sent()
  await page.press(`No. ${shown[0]}`)
  await page.until(() => page.button('Back to invoices'))
  await page.press('Back to invoices')
  expect(await sent()).toEqual(shown)
})
