// @vitest-environment happy-dom
import { act } from 'react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { watchPrints } from '../helpers/watch-prints'
import { datatableDesk, only } from './datatable-desk'

const people = ['ก', 'ข', 'ค', 'ง'].map((name, at) => ({ name, age: at }))
const columns = [
  { key: 'name', label: 'Name', required: true },
  { key: 'age', label: 'Age', kind: 'number' as const },
]
const own = { rows: people, columns, perPage: 10 }

describe('selecting', () => {
  const ticks = (desk: Awaited<ReturnType<typeof datatableDesk>>) =>
    desk.all('tbody td:first-child input').map((each) => (each as HTMLInputElement).checked)
  const press = (desk: Awaited<ReturnType<typeof datatableDesk>>, at: number, shiftKey = false) =>
    desk.run(() => {
      const box = desk.all('tbody td:first-child input')[at] as HTMLInputElement
      box.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, shiftKey }))
      box.click()
    })

  test('DATA-38 Shift selects the range between, the header selects and deselects all, and is indeterminate in between', async () => {
    const desk = await datatableDesk(own)
    await press(desk, 0)
    await press(desk, 2, true)
    expect(ticks(desk)).toEqual([true, true, true, false])
    const head = desk.find<HTMLInputElement>('thead input')
    expect([head.checked, head.indeterminate]).toEqual([false, true])
    expect(desk.text()).toContain('3 selected')
    await desk.click('thead input')
    expect(ticks(desk)).toEqual([true, true, true, true])
    await desk.press('Clear selection')
    expect(ticks(desk)).toEqual([false, false, false, false])
  })

  test('DATA-38 a range starts at the row that was selected last, also if its values have changed since', async () => {
    const desk = await datatableDesk(own)
    await press(desk, 3)
    await desk.press('Edit ง')
    await desk.until(() => desk.find('form'))
    await desk.type('form input', 'จ')
    await desk.run(() => desk.find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })))
    await desk.settle()
    await press(desk, 1, true)
    expect([desk.column(0)[3], ticks(desk)]).toEqual(['จ', [false, true, true, true]])
  })

  test('DATA-38 selection and expansion stay with their row, also in another array', async () => {
    const desk = await datatableDesk(own)
    await press(desk, 1)
    await desk.press('Details of ก')
    await desk.show({ ...own, rows: [...people].reverse() })
    await desk.settle()
    await desk.until(() =>
      expect([desk.column(0), ticks(desk)]).toEqual([
        ['ง', 'ค', 'ข', 'ก'],
        [false, false, true, false],
      ]),
    )
    expect(desk.all('tr[data-detail]')).toHaveLength(1)
    await desk.show({ ...own, rows: people.map((row) => ({ ...row })) })
    await desk.settle()
    await desk.until(() =>
      expect([desk.column(0), ticks(desk)]).toEqual([
        ['ก', 'ข', 'ค', 'ง'],
        [false, false, false, false],
      ]),
    )
    expect([desk.all('tr[data-detail]'), desk.text().includes('selected')]).toEqual([[], false])
  })
})

describe('very many rows', () => {
  /** Every look at the clock is a slice later. */
  function slowClock() {
    let now = Date.now()
    const spy = vi.spyOn(Date, 'now').mockImplementation(() => (now += 10))
    onTestFinished(() => spy.mockRestore())
  }
  const many = Array.from({ length: 500 }, (_, at) => ({ name: `row ${at}` }))
  const selected = (count: number) => (desk: Awaited<ReturnType<typeof datatableDesk>>) =>
    desk.until(() => expect(desk.text()).toContain(`${count} selected`))

  test('DATA-68 selecting, counting and exporting very many rows is done between frames', async () => {
    const made: Blob[] = []
    const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      made.push(blob as Blob)
      return 'blob:csv'
    })
    onTestFinished(() => create.mockRestore())
    const desk = await datatableDesk({ rows: many })
    slowClock()
    await desk.click('thead input')
    expect(desk.text()).not.toContain('selected')
    await selected(500)(desk)
    const head = desk.find<HTMLInputElement>('thead input')
    expect([desk.all('tbody input:not(:checked)'), head.checked]).toEqual([[], true])
    await desk.run(() => desk.all('tbody input')[1]?.click())
    await selected(499)(desk)
    expect([head.checked, head.indeterminate]).toEqual([false, true])
    const save = '[role=group] button'
    await desk.until(() => expect(desk.find(save).getAttribute('aria-busy')).toBeNull())
    await desk.click(save)
    expect([made, desk.find(save).getAttribute('aria-busy')]).toEqual([[], 'true'])
    await desk.click(save)
    await desk.until(() => expect(desk.find(save).getAttribute('aria-busy')).toBeNull())
    expect(made).toHaveLength(1)
    const lines = ['\ufeffname', ...many.filter((_, at) => at !== 1).map(({ name }) => name), '']
    expect(await made[0]?.text()).toBe(lines.join('\r\n'))
  })

  test('DATA-600 writing a file of very many rows shows how far it is and can be cancelled: then nothing is saved', async () => {
    const create = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:csv')
    onTestFinished(() => create.mockRestore())
    const desk = await datatableDesk({ rows: many })
    slowClock()
    const button = () => desk.all('button').find(({ textContent }) => textContent === 'Save as CSV')
    await desk.press('Save as CSV')
    expect(desk.all('progress').map((each) => each.getAttribute('aria-label'))).toEqual(['Writing CSV file'])
    await desk.until(() => expect(Number(desk.find('progress').getAttribute('value'))).toBeGreaterThan(0))
    await desk.press('Cancel')
    await desk.until(() => expect(desk.all('progress')).toEqual([]))
    expect([button()?.getAttribute('aria-busy'), create.mock.calls]).toEqual([null, []])
    expect(button()?.matches(':focus')).toBe(true)
    // and it can be written after all
    await desk.press('Save as CSV')
    await desk.until(() => expect(create).toHaveBeenCalledTimes(1))
    await desk.until(() => expect(desk.all('progress')).toEqual([]))
  })

  test('DATA-1250 leaving the page stops writing the file', async () => {
    const create = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:csv')
    onTestFinished(() => create.mockRestore())
    let read = 0
    const counted = many.map(({ name }) => ({
      get name() {
        read++
        return name
      },
    }))
    const desk = await datatableDesk({ rows: counted })
    slowClock()
    await desk.press('Save as CSV')
    await desk.until(() => expect(Number(desk.find('progress').getAttribute('value'))).toBeGreaterThan(0))
    await desk.show({ rows: [] })
    await desk.leave()
    const before = read
    for (let turn = 0; turn < 200; turn++) await new Promise((next) => setImmediate(next))
    expect([read, create.mock.calls]).toEqual([before, []])
  })

  test('DATA-1251 a file that cannot be written is reported, and can be written again', async () => {
    const create = vi.spyOn(URL, 'createObjectURL').mockImplementationOnce(() => {
      throw new RangeError('out of memory')
    })
    create.mockReturnValue('blob:csv')
    onTestFinished(() => create.mockRestore())
    const desk = await datatableDesk(own)
    await desk.press('Save as CSV')
    await desk.until(() => expect(document.body.textContent).toContain("Couldn't save the table"))
    await desk.press('Save as CSV')
    await desk.until(() => expect(create).toHaveBeenCalledTimes(2))
  })

  test('DATA-68 a press while rows are being selected changes nothing, and other selections made in the meantime are kept', async () => {
    const desk = await datatableDesk({ rows: many })
    await desk.run(() => desk.all('tbody input')[1]?.click())
    slowClock()
    await desk.click('thead input')
    await desk.run(() => desk.all('tbody input')[0]?.click())
    await desk.press('Clear selection')
    expect(desk.all('tbody input:checked')).toEqual([])
    await desk.until(() => {
      if (desk.text().includes('500 selected')) return
      expect(desk.text()).not.toContain('selected')
      desk.find('thead input').click()
      throw new Error('still at the change before')
    })
  })

  test('DATA-36 an expanded row keeps its space when it is changed and when the order changes', async () => {
    const desk = await datatableDesk({ rows: many })
    const scroller = desk.find('section[tabindex]')
    const room = async () => {
      scroller.scrollTop = 48 * 300
      await act(() => scroller.dispatchEvent(new Event('scroll')))
      const far = desk.rows().find((row) => Number(row.getAttribute('aria-rowindex')) > 290)
      const before = Number(/translateY\((\d+)px\)/.exec(far?.style.transform ?? '')?.[1])
      const index = Number(far?.getAttribute('aria-rowindex')) - 2
      scroller.scrollTop = 0
      await act(() => scroller.dispatchEvent(new Event('scroll')))
      return before - index * 48
    }
    expect(await room()).toBe(0)
    await desk.press('Details of row 2')
    expect(await room()).toBe(140)
    await desk.press('Edit row 2')
    await desk.until(() => desk.find('form'))
    await desk.type('form input', 'row 2b')
    await desk.run(() => desk.find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })))
    await desk.settle()
    expect([desk.all('dd').map((each) => each.textContent), await room()]).toEqual([['row 2b'], 140])
    await desk.press('name')
    await desk.press('name')
    await desk.settle()
    expect(await room()).toBe(0)
  })
})

describe('exporting', () => {
  test('DATA-39 CSV contains the result under the headers, and no text becomes a formula', async () => {
    const made: Blob[] = []
    const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      made.push(blob as Blob)
      return 'blob:csv'
    })
    const desk = await datatableDesk({ ...own, rows: [{ name: '=1+1', age: 5 }, ...people.slice(0, 1)] })
    await desk.press('Save as CSV')
    create.mockRestore()
    expect(await made[0]?.text()).toBe('\ufeffName,Age\r\n"\'=1+1",5\r\nก,0\r\n')
  })

  test('DATA-46 the result prints once, from a frame of its own and in the columns shown', async () => {
    const prints = watchPrints()
    const desk = await datatableDesk(own)
    await desk.type('input[type=search]', 'ข')
    await desk.settle()
    await desk.press('Print')
    await desk.until(() => expect(prints).toEqual([{ labels: [], title: 'Table' }]))
    const paper = desk.find<HTMLIFrameElement>('iframe').contentDocument as Document
    expect([...paper.querySelectorAll('tbody td')].map((each) => each.textContent)).toEqual(['ข', '1'])
    await desk.press('Print')
    await desk.until(() => expect(prints).toHaveLength(2))
  })

  test('DATA-40 too many rows for printing are rejected with advice', async () => {
    const rows = Array.from({ length: 2_001 }, (_, at) => ({ name: `row ${at}` }))
    const desk = await datatableDesk({ rows })
    await desk.press('Print')
    await desk.shown('Too many rows to print')
    expect(desk.all('iframe')).toEqual([])
  })
})

describe('autocomplete', () => {
  test("DATA-49 the backend's titles are suggested; without them the field is a text field, and they can be requested again", async () => {
    const titles = '/api/autocomplete/data'
    const desk = await datatableDesk()
    desk.breakIt(only(titles, () => new Response('', { status: 403 })))
    await desk.press('Add row')
    await desk.until(() => expect(desk.text()).toContain("Couldn't load suggestions."))
    desk.breakIt()
    await desk.press('Try again')
    await desk.until(() => expect(desk.text()).not.toContain("Couldn't load suggestions."))
    await desk.type('form [role=combobox]', 'หัวหน้า')
    expect(desk.all('[role=option]').map((each) => each.textContent)).toEqual([
      'หัวหน้าคลังสินค้า',
      'หัวหน้าฝ่ายแพ็กสินค้า',
      'หัวหน้าแอดมิน',
    ])
    await desk.key('form [role=combobox]', { key: 'ArrowDown' })
    await desk.key('form [role=combobox]', { key: 'Enter' })
    expect(desk.find<HTMLInputElement>('form [role=combobox]').value).toBe('หัวหน้าคลังสินค้า')
    expect(desk.asked.filter((each) => each === titles)).toHaveLength(2)
  })
})

describe('adding and editing', () => {
  const submit = (desk: Awaited<ReturnType<typeof datatableDesk>>) =>
    desk.run(() => desk.find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })))

  test('DATA-41 an invalid value is reported at its field, takes the focus, and nothing typed is lost', async () => {
    const desk = await datatableDesk(own)
    await desk.press('Add row')
    await desk.until(() => desk.find('form'))
    await desk.type('form div:nth-child(2) input', '12,50')
    await submit(desk)
    expect(desk.all('form [part=field]').map((each) => each.textContent)).toEqual([
      'Name*This field is required.',
      'AgeEnter a number, such as 1250.50.',
    ])
    expect(document.activeElement).toBe(desk.find('form input'))
    expect(desk.find<HTMLInputElement>('form div:nth-child(2) input').value).toBe('12,50')
    expect(desk.added).toEqual([])
  })

  test('DATA-63 a form row with changes asks before it is closed; an untouched one closes', async () => {
    const desk = await datatableDesk(own)
    await desk.press('Add row')
    await desk.until(() => desk.find('form'))
    await desk.press('Cancel')
    expect(desk.all('form')).toEqual([])
    await desk.press('Add row')
    await desk.until(() => desk.find('form'))
    await desk.type('form input', 'จ')
    await desk.press('Cancel')
    await desk.press('Keep editing')
    expect(desk.find<HTMLInputElement>('form input').value).toBe('จ')
    await desk.press('Cancel')
    await desk.press('Leave')
    expect([desk.all('form'), desk.added]).toEqual([[], []])
  })

  test('DATA-41 an unreadable day keeps the row from being saved, and stays as typed', async () => {
    const since = { key: 'since', label: 'Since', kind: 'date' as const }
    const desk = await datatableDesk({ ...own, columns: [...columns, since] })
    await desk.press('Add row')
    await desk.until(() => expect(desk.all('form input')).toHaveLength(3))
    await desk.type('form input', 'จ')
    const day = 'form div:nth-child(3) input'
    await desk.type(day, '31/02/2569')
    await submit(desk)
    expect([desk.added, desk.find<HTMLInputElement>(day).value]).toEqual([[], '31/02/2569'])
    expect(document.activeElement).toBe(desk.find(day))
    await desk.type(day, '28/02/2569')
    await submit(desk)
    expect(desk.added).toEqual([{ row: { name: 'จ', age: '', since: '2026-02-28' } }])
  })

  test('DATA-42 an added row is first, an edited one keeps its place and its selection, both are announced', async () => {
    const desk = await datatableDesk(own)
    await desk.press('Add row')
    await desk.until(() => desk.find('form'))
    await desk.type('form input', ' จ ')
    await desk.type('form div:nth-child(2) input', '๑,๒๕๐')
    await submit(desk)
    await desk.settle()
    expect(desk.column(0)).toEqual(['จ', 'ก', 'ข', 'ค', 'ง'])
    expect(desk.added).toEqual([{ row: { name: 'จ', age: 1250 } }])
    await desk.run(() => desk.all('tbody td:first-child input')[2]?.click())
    await desk.press('Edit ข')
    await desk.until(() => desk.find('form'))
    await desk.type('form input', 'ฃ')
    await submit(desk)
    await desk.settle()
    expect(desk.column(0)).toEqual(['จ', 'ก', 'ฃ', 'ค', 'ง'])
    expect(desk.edited).toEqual([{ row: { name: 'ฃ', age: 1 }, before: { name: 'ข', age: 1 } }])
    expect(desk.text()).toContain('1 selected')
  })

  test('DATA-48 a row that search or filters hide is reported as added, with a button that shows it', async () => {
    const desk = await datatableDesk(own)
    await desk.type('input[type=search]', 'ก')
    await desk.settle()
    await desk.press('Add row')
    await desk.until(() => desk.find('form'))
    await desk.type('form input', 'จ')
    await submit(desk)
    await desk.settle()
    expect(desk.column(0)).toEqual(['ก'])
    await desk.until(() => expect(desk.text()).toContain('Row added'))
    await desk.press('Show all rows')
    await desk.settle()
    expect(desk.column(0)[0]).toBe('จ')
  })
})
