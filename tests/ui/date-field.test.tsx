// @vitest-environment happy-dom
import { useState } from 'react'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import type { Locale } from '../../src/core'
import { DateField, type DateFieldProps } from '../../src/widgets/ui/date-field'
import { fakeTransport } from '../helpers/fake-transport'
import { widgetPage } from '../helpers/widget-page'

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-30T03:00:00Z') }))
afterAll(() => void vi.useRealTimers())

type Given = Partial<Omit<DateFieldProps, 'onChange'>>

function Held({ given, onValue }: { given: Given; onValue(value: string): void }) {
  const [value, setValue] = useState(given.value ?? '')
  const [before, setBefore] = useState(given.value)
  if (given.value !== before) {
    setBefore(given.value)
    setValue(given.value ?? '')
  }
  const change = (next: string) => {
    onValue(next)
    setValue(next)
  }
  return <DateField label="Due" {...given} value={value} onChange={change} />
}

/** happy-dom knows no popovers. */
function popovers() {
  const { prototype } = HTMLElement
  const before = [prototype.showPopover, prototype.hidePopover] as const
  Object.assign(prototype, { showPopover() {}, hidePopover() {} })
  onTestFinished(() => {
    Object.assign(prototype, { showPopover: before[0], hidePopover: before[1] })
  })
}

async function dateField(given: Given = {}, locale: Locale = 'en') {
  popovers()
  const values: string[] = []
  const held = (next: Given) => <Held given={next} onValue={(value) => values.push(value)} />
  const page = await widgetPage(held(given), { transport: fakeTransport({}), locale })
  await page.until(() => page.find('input'))
  const input = () => page.find<HTMLInputElement>('input')
  return {
    ...page,
    values,
    input,
    put: (next: Given) => page.show(held(next)),
    typeDay: (text: string) => page.type('input', text),
    leave: () => page.run(() => void input().dispatchEvent(new FocusEvent('focusout', { bubbles: true }))),
    said: () => page.all('p').map(({ textContent }) => textContent),
    async openCalendar() {
      await page.press(locale === 'th' ? 'เปิดปฏิทิน' : 'Open calendar')
      await page.until(() => page.find('[role=grid]'))
    },
    at: () => page.find('[role=grid] [tabindex="0"]').getAttribute('aria-label'),
  }
}

test('DATE-6 a day is shown as staff write it and reported as YYYY-MM-DD while typing', async () => {
  const field = await dateField({ value: '2026-11-25' }, 'th')
  expect(field.input().value).toBe('25/11/2569')
  await field.typeDay('1/12/256')
  await field.typeDay('1/12/2569')
  expect([field.values, field.input().value]).toEqual([['', '2026-12-01'], '1/12/2569'])
  await field.leave()
  expect(field.input().value).toBe('01/12/2569')
})

test('DATE-7 an invalid day stays as typed, is reported as none, and says why on blur', async () => {
  const field = await dateField({ value: '2026-11-25', hint: 'a hint' })
  await field.typeDay('25/11/48')
  expect([field.input().value, field.values, field.said()]).toEqual(['25/11/48', [''], ['a hint']])
  await field.leave()
  expect([field.input().value, field.input().getAttribute('aria-invalid'), field.said()]).toEqual([
    '25/11/48',
    'true',
    ['a hint', 'Use a four-digit year, like 25/11/2026.'],
  ])
  await field.typeDay('soon')
  await field.leave()
  expect(field.said()).toEqual(['a hint', 'Enter a valid date, like 25/11/2026.'])
  await field.typeDay('')
  await field.leave()
  expect([field.said(), field.values]).toEqual([['a hint'], ['']])
})

test('DATE-4875 a year of two digits is read on blur and on Enter, in the era that is near, and shown in full', async () => {
  const field = await dateField({ max: '2026-11-30' }, 'th')
  await field.typeDay('29/11/69')
  expect([field.input().value, field.values]).toEqual(['29/11/69', []])
  await field.leave()
  expect([field.input().value, field.values, field.said()]).toEqual(['29/11/2569', ['2026-11-29'], []])
  await field.typeDay('28/11/26')
  await field.key('input', { key: 'Enter' })
  expect([field.input().value, field.values.at(-1), field.said()]).toEqual(['28/11/2569', '2026-11-28', []])
  await field.typeDay('5/12/69')
  await field.leave()
  expect([field.input().value, field.values.at(-1), field.said()]).toEqual([
    '05/12/2569',
    '',
    ['ต้องไม่เกิน 30 พ.ย. 2569'],
  ])
})

test('DATE-4875 where years are further away, as of birthdays, four digits are asked for', async () => {
  const field = await dateField({ fullYears: true })
  await field.typeDay('29/11/26')
  await field.leave()
  expect([field.input().value, field.values, field.said()]).toEqual([
    '29/11/26',
    [],
    ['Use a four-digit year, like 25/11/2026.'],
  ])
})

test('DATE-7 an error passed in is shown there as well', async () => {
  const field = await dateField({ error: 'Please choose a day' })
  expect(field.said()).toEqual(['Please choose a day'])
})

test('DATE-7 the parent is notified that the field contains an invalid value', async () => {
  const invalidStates: boolean[] = []
  const field = await dateField({ max: '2026-12-31', onInvalid: (isFaulty) => invalidStates.push(isFaulty) })
  for (const text of ['25', '25/11/2026', '1/1/2027', '']) await field.typeDay(text)
  expect(invalidStates).toEqual([true, false, true, false])
})

test('DATE-8 a day out of bounds is reported as none and names the last day', async () => {
  const field = await dateField({ min: '2026-11-10', max: '2026-11-20' })
  await field.typeDay('9/11/2026')
  await field.leave()
  expect([field.values, field.said()]).toEqual([[], ['Must be Nov 10, 2026 or later.']])
  await field.typeDay('21/11/2026')
  await field.leave()
  expect([field.values, field.said(), field.input().value]).toEqual([
    [],
    ['Must be Nov 20, 2026 or earlier.'],
    '21/11/2026',
  ])
  await field.typeDay('20/11/2569')
  await field.leave()
  expect([field.values, field.said(), field.input().value]).toEqual([['2026-11-20'], [], '20/11/2026'])
})

test('DATE-9 a day from outside replaces the text, even an invalid one; the same day keeps it', async () => {
  const field = await dateField({ value: '2026-11-25' })
  await field.typeDay('nonsense')
  await field.put({ value: '2026-12-01' })
  expect(field.input().value).toBe('01/12/2026')
  await field.typeDay('2/12/2026')
  await field.put({ value: '2026-12-02' })
  expect(field.input().value).toBe('2/12/2026')
})

test("DATE-10 the calendar opens at the field's day, in the Buddhist era in Thai, and a press selects a day", async () => {
  const field = await dateField({ value: '2026-11-25' }, 'th')
  await field.openCalendar()
  expect(field.text()).toContain('พฤศจิกายน 2569')
  expect(field.at()).toBe('วันพุธที่ 25 พฤศจิกายน 2569')
  expect(document.activeElement?.getAttribute('aria-label')).toBe(field.at())
  await field.click('[role=grid] [aria-label="วันศุกร์ที่ 27 พฤศจิกายน 2569"]')
  expect([field.values, field.input().value, field.all('[role=grid]')]).toEqual([['2026-11-27'], '27/11/2569', []])
  expect(document.activeElement?.getAttribute('aria-label')).toBe('เปิดปฏิทิน')
})

test('DATE-11 keys move through the calendar and never out of the bounds', async () => {
  const field = await dateField({ value: '2026-11-25', min: '2026-11-20', max: '2026-12-03' })
  await field.openCalendar()
  const press = (key: string) => field.key('[role=grid] [tabindex="0"]', { key })
  await press('ArrowRight')
  expect([field.at(), document.activeElement?.getAttribute('aria-label')]).toEqual([
    'Thursday, November 26, 2026',
    'Thursday, November 26, 2026',
  ])
  await press('PageDown')
  expect(field.at()).toBe('Thursday, December 3, 2026')
  await field.press('Previous month')
  expect(field.at()).toBe('Friday, November 20, 2026')
  expect(field.find<HTMLButtonElement>('[aria-label="Thursday, November 19, 2026"]').disabled).toBe(true)
  await field.press('No date')
  expect([field.values, field.input().value, field.all('[role=grid]')]).toEqual([[''], '', []])
})

test('DATE-12 a disabled field accepts nothing and opens nothing', async () => {
  const field = await dateField({ value: '2026-11-25', disabled: true })
  await field.press('Open calendar')
  expect([field.input().disabled, field.all('[role=grid]')]).toEqual([true, []])
})
