// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import { datatableDesk, offline, only } from './datatable-desk'

const path = '/api/datatables/data'

describe('page by page', () => {
  test('DATA-43 pages of 7 to 100 rows come from the backend, and the address follows', async () => {
    const desk = await datatableDesk({ mode: 'server', perPage: 7 })
    const names = desk.stored.map(({ full_name }) => full_name)
    const shown = () => desk.all('tbody tr[data-row] td:nth-child(2)').map((each) => each.textContent)
    expect(desk.asked).toEqual([`${path}?perPage=7&page=1&allData=false`])
    expect(shown()).toEqual(names.slice(0, 7))
    await desk.press('Next page')
    await desk.until(() => expect(shown()).toEqual(names.slice(7, 14)))
    const sizes = desk.all('select option').map((each) => each.textContent)
    expect(sizes).toEqual([7, 10, 25, 50, 75, 100].map((size) => `${size} per page`))
    await desk.type('select', '75')
    await desk.until(() => expect(shown()).toEqual(names.slice(0, 75)))
    expect(desk.moved.map(({ query }) => query)).toEqual(['page=2', 'perPage=75'])
  })

  test('DATA-44 the search and the six filters are requested together, after a pause', async () => {
    const desk = await datatableDesk({ mode: 'server' })
    await desk.press('Filters')
    const fields = () => desk.all('fieldset label').map((each) => each.textContent)
    await desk.until(() => expect(fields()).toEqual(['Name', 'Post', 'Email', 'Age', 'Salary', 'Start date']))
    await desk.type('fieldset input', 'อรัญญา')
    await desk.type('input[type=search]', 'บุญมี')
    expect(desk.asked).toHaveLength(1)
    await desk.pass(200)
    await desk.until(() => expect(desk.rows()).toHaveLength(1))
    expect(desk.asked.at(-1)).toBe(
      `${path}?q=${encodeURIComponent('บุญมี')}&full_name=${encodeURIComponent('อรัญญา')}&perPage=10&page=1&allData=false`,
    )
    await desk.type('fieldset input', 'อรัญญา?')
    await desk.pass(200)
    await desk.shown('No rows found')
    await desk.press('Show all rows')
    await desk.until(() => expect(desk.rows()).toHaveLength(10))
  })

  test("DATA-44 a day is picked with the usual field and sent in the backend's format, pay without separators", async () => {
    const desk = await datatableDesk({ mode: 'server' })
    await desk.press('Filters')
    await desk.until(() => expect(desk.all('fieldset input')).toHaveLength(6))
    await desk.type('fieldset > :nth-child(6) input', '31/03/2024')
    await desk.type('fieldset > :nth-child(5) input', '1,2')
    await desk.pass(200)
    await desk.until(() =>
      expect(desk.asked.at(-1)).toBe(`${path}?salary=12&start_date=03%2F31%2F2024&perPage=10&page=1&allData=false`),
    )
    await desk.type('fieldset > :nth-child(6) input', '')
    await desk.pass(200)
    await desk.until(() => expect(desk.asked.at(-1)).toBe(`${path}?salary=12&perPage=10&page=1&allData=false`))
  })

  test('DATA-44 the day of an address is shown in its field', async () => {
    const desk = await datatableDesk({ mode: 'server', query: 'start_date=03%2F31%2F2024' }, () => undefined)
    await desk.press('Filters (1)')
    await desk.until(() =>
      expect(desk.find<HTMLInputElement>('fieldset > :nth-child(6) input').value).toBe('31/03/2024'),
    )
  })

  test.each([
    ['no connection', offline],
    ['500', () => new Response('{}', { status: 500 })],
    ['broken JSON', () => new Response('{"invoices":')],
  ] as const)('DATA-45 %s is reported and can be retried', async (_, answer) => {
    const desk = await datatableDesk({ mode: 'server' }, only(path, answer))
    await desk.passUntil("Couldn't load the table")
    desk.breakIt()
    await desk.press('Try again')
    await desk.until(() => expect(desk.rows()).toHaveLength(10))
  })

  test('DATA-45 a page that fails to load keeps the previous one', async () => {
    const desk = await datatableDesk({ mode: 'server' })
    desk.breakIt(only(path, offline))
    await desk.press('Next page')
    await desk.passUntil("Couldn't refresh the list")
    expect(desk.rows()).toHaveLength(10)
  })
})
