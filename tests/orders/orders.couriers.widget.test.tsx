// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import { courierFormats } from '../../src/core/orders/couriers/orders.courier-formats'
import { couriersDesk } from './couriers-desk'

const flash = courierFormats.flash?.columns.map(({ heading }) => heading) ?? []

describe('COUR-722 the screen of the formats', () => {
  test('COUR-722 each courier is listed with where its format is from; one is changed, sent once, and shown as own', async () => {
    const desk = await couriersDesk()
    await desk.shown('Flash Express')
    expect(desk.all('tbody tr').map(({ dataset }) => dataset.courier)).toEqual([
      'ems',
      'registered',
      'flash',
      'kex',
      'jt',
    ])
    expect(desk.all('tbody tr').every((row) => row.textContent?.includes('Not verified: check before use'))).toBe(true)
    await desk.press('Edit the format of Flash Express')
    await desk.until(() => expect(desk.headings()).toEqual(flash))
    expect(desk.find('dialog').textContent).toContain('noted on')
    await desk.type('li:nth-child(2) [data-field$=".heading"] input', 'ชื่อ')
    await desk.type('dialog [data-field=file] select', 'csv-plain')
    await desk.run(() => {
      desk.button('Save format').click()
      desk.button('Save format').click()
    })
    await desk.until(() => expect(desk.all('dialog form')).toEqual([]))
    expect(desk.sent).toHaveLength(1)
    expect(desk.steps).toEqual(['push courier=flash', 'replace '])
    await desk.until(() => expect(desk.find('tr[data-courier=flash]').textContent).toContain('Your own'))
    expect((await desk.stored())[0]).toMatchObject({ courier: 'flash', file: 'csv-plain', version: 1 })
  })

  test('COUR-722 the address opens a format; an unknown courier opens none', async () => {
    const desk = await couriersDesk({ first: 'courier=jt' })
    await desk.until(() => expect(desk.headings()[0]).toBe('หมายเลขคำสั่งซื้อ'))
    const other = await couriersDesk({ first: 'courier=pickup' })
    await other.shown('Flash Express')
    expect(other.all('dialog form')).toEqual([])
  })

  test('COUR-722 closing with changes asks first', async () => {
    const desk = await couriersDesk({ first: 'courier=flash' })
    await desk.until(() => desk.find('dialog [data-field=phone] select'))
    await desk.type('dialog [data-field=phone] select', 'groups')
    await desk.press('Cancel')
    await desk.shown('unsaved')
    expect(desk.headings()).toEqual(flash)
  })

  test('COUR-722 back to the built-in format; the offer goes, and focus stays in the form', async () => {
    const desk = await couriersDesk({ first: 'courier=flash' })
    await desk.until(() => expect(desk.headings()).toEqual(flash))
    expect(() => desk.button('Use the built-in format')).toThrow()
    await desk.type('li:nth-child(1) [data-field$=".heading"] input', 'เลขที่')
    await desk.press('Use the built-in format')
    expect(desk.headings()).toEqual(flash)
    expect(() => desk.button('Use the built-in format')).toThrow()
    expect(document.activeElement?.closest('dialog')).not.toBeNull()
  })

  test.each([
    ["Couldn't load the couriers' formats", () => new Response('{', { status: 500 })],
    ["You don't have access to the couriers' formats", () => new Response('', { status: 403 })],
  ])('COUR-722 a failure is reported instead of formats: %s', async (says, answer) => {
    const desk = await couriersDesk({
      fault: ({ url }) => (url.includes('courier-formats') ? answer() : undefined),
    })
    await desk.passUntil(says)
    expect(desk.all('tbody tr')).toEqual([])
  })

  test('COUR-722 an account that may not change formats is told so, and what it entered stays', async () => {
    const desk = await couriersDesk({
      first: 'courier=kex',
      fault: ({ method }) => (method === 'POST' ? new Response('', { status: 403 }) : undefined),
    })
    await desk.until(() => desk.find('dialog [data-field=phone] select'))
    await desk.type('dialog [data-field=phone] select', 'groups')
    await desk.press('Save format')
    await desk.shown("You don't have permission to change the couriers' formats.")
    expect(desk.find<HTMLSelectElement>('dialog [data-field=phone] select').value).toBe('groups')
  })
})

describe('COUR-723 columns by keyboard', () => {
  test('COUR-723 a moved column keeps focus on its button, its place is said, and the example goes with it', async () => {
    const desk = await couriersDesk({ first: 'courier=flash' })
    await desk.until(() => expect(desk.examples()).toHaveLength(flash.length))
    const [first, second] = desk.examples()
    const [, , up] = [0, 0, desk.find('li:nth-child(2) [data-key=up]')]
    await desk.run(() => {
      up.focus()
      up.click()
    })
    expect(desk.headings().slice(0, 2)).toEqual([flash[1], flash[0]])
    expect(desk.examples().slice(0, 2)).toEqual([second, first])
    expect(document.activeElement).toBe(desk.find('li:nth-child(1) [data-key=up]'))
    expect(desk.text()).toContain(`Now column 1 of ${flash.length}`)
    // at the end: nothing moves
    await desk.run(() => desk.find('li:nth-child(1) [data-key=up]').click())
    expect(desk.headings().slice(0, 2)).toEqual([flash[1], flash[0]])
  })

  test('COUR-723 of a removed column the next one gets focus; a new one is ready to be named', async () => {
    const desk = await couriersDesk({ first: 'courier=flash' })
    await desk.until(() => expect(desk.headings()).toEqual(flash))
    await desk.run(() => desk.find('li:nth-child(8) [data-key=remove]').click())
    expect(desk.headings()).toEqual(flash.slice(0, 7))
    expect(document.activeElement).toBe(desk.find('li:nth-child(7) [data-key=remove]'))
    await desk.press('Add a column')
    expect(document.activeElement).toBe(desk.find('li:nth-child(8) [data-field$=".heading"] input'))
  })

  test('COUR-723 without any column, or with one left open, saving leads to the field and sends nothing', async () => {
    const desk = await couriersDesk({ first: 'courier=flash' })
    await desk.until(() => expect(desk.headings()).toEqual(flash))
    await desk.press('Add a column')
    await desk.press('Save format')
    await desk.shown('Choose what goes into this column')
    expect(document.activeElement).toBe(desk.find('[data-field="columns.8.field"] select'))
    while (desk.headings().length > 0) await desk.run(() => desk.find('li:nth-child(1) [data-key=remove]').click())
    await desk.press('Save format')
    await desk.shown('Add at least one column')
    expect(desk.sent).toEqual([])
  })
})

describe('COUR-724 a template', () => {
  const template = new File(['\ufeffแบบฟอร์ม\r\nชื่อผู้รับ,เบอร์โทร,แขวง/เขต,น้ำหนัก\r\nก,0812345678,ข,1\r\n'], 't.csv')

  test('COUR-724 its headings become the columns; those left open are counted and must be chosen', async () => {
    const desk = await couriersDesk({ first: 'courier=kex' })
    await desk.until(() => expect(desk.headings()).toHaveLength(10))
    await desk.choose(template)
    await desk.shown('4 columns were read.')
    await desk.shown('For 2 of them, choose what goes in.')
    expect(desk.headings()).toEqual(['ชื่อผู้รับ', 'เบอร์โทร', 'แขวง/เขต', 'น้ำหนัก'])
    expect(desk.find<HTMLTextAreaElement>('[data-field=above] textarea').value).toBe('แบบฟอร์ม')
    await desk.press('Save format')
    await desk.shown('Not saved yet: 2 errors to fix')
    expect(desk.sent).toEqual([])
    await desk.type('[data-field="columns.2.field"] select', 'district')
    await desk.type('[data-field="columns.3.field"] select', 'text')
    await desk.type('[data-field="columns.3.text"] input', '1')
    await desk.press('Save format')
    await desk.until(async () => expect(await desk.stored()).toHaveLength(1))
    expect((await desk.stored())[0]).toMatchObject({
      above: [['แบบฟอร์ม']],
      columns: [{ field: 'name' }, { field: 'phone' }, { field: 'district' }, { field: 'text', text: '1' }],
    })
  })

  test.each([
    [new File(['%PDF-1.7 x'], 't.pdf'), "This file isn't a template."],
    [new File(['one line'], 't.txt'), "No row of the file's first sheet looks like headings."],
    [new File([''], 't.csv'), 'The file is empty.'],
  ])('COUR-724 a file that is none changes nothing and says why: %#', async (file, says) => {
    const desk = await couriersDesk({ first: 'courier=flash' })
    await desk.until(() => expect(desk.headings()).toEqual(flash))
    await desk.choose(file)
    await desk.shown(says)
    expect(desk.headings()).toEqual(flash)
  })
})
