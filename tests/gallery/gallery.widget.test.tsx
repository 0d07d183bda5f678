// @vitest-environment happy-dom
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { galleries } from '../../src/widgets/gallery/gallery-screen'
import type { SpecimenRow } from '../../src/widgets/gallery/specimen-row'
import { specimens } from '../../src/widgets/gallery/specimens'
import { fakeTransport } from '../helpers/fake-transport'
import { widgetPage } from '../helpers/widget-page'

async function opened(group: SpecimenRow['group'], name?: string) {
  const Gallery = galleries[group]
  const page = await widgetPage(<Gallery group={group} name={name} />, { transport: fakeTransport({}) })
  return page
}

// charts and the map draw with what happy-dom has not
const drawn = specimens.filter(({ group }) => group !== 'charts' && group !== 'maps')

describe('the examples', () => {
  test.each(drawn)('GAL-5 $group $name shows its component', async ({ group, name }) => {
    const complaints = vi.spyOn(console, 'error')
    const warnings = vi.spyOn(console, 'warn')
    onTestFinished(() => [complaints, warnings].forEach((each) => each.mockRestore()))
    const page = await opened(group, name)
    await page.until(() => {
      expect(page.find(`[data-specimen="${name}"] [part=card]`).textContent).not.toBe('')
      expect(page.all('[data-specimen] > [part=card] [part=loading][aria-busy]').length).toBe(
        name === 'loading' ? 1 : 0,
      )
    })
    expect(page.all(`[data-specimen="${name}"] [part=error]`).length).toBe(name === 'alerts' ? 1 : 0)
    expect([...complaints.mock.calls, ...warnings.mock.calls]).toEqual([])
  })

  test('GAL-6 a missing example says so, and the list still works', async () => {
    const page = await opened('ui', 'nothing')
    await page.until(() => expect(page.text()).toContain("This component doesn't exist"))
    expect(page.all('nav a').map((link) => link.getAttribute('href'))).toContain('/ui/buttons')
  })

  test('GAL-7 the code is shown and hidden on request', async () => {
    const page = await opened('ui', 'buttons')
    await page.until(() => page.button('Show code'))
    expect(page.all('textarea').length).toBe(0)
    await page.press('Show code')
    await page.until(() =>
      expect(page.find<HTMLTextAreaElement>('textarea').value).toContain('export function Buttons()'),
    )
    await page.press('Hide code')
    expect(page.all('textarea').length).toBe(0)
  })

  test('GAL-8 every pair of colours has the required contrast, in both skins', async () => {
    const page = await opened('ui', 'colors')
    await page.until(() => expect(page.all('[data-least]').length).toBe(20))
    const below = page.all('[data-least]').filter(({ dataset }) => Number(dataset.reached) < Number(dataset.least))
    expect(below.map(({ textContent }) => textContent)).toEqual([])
  })

  test('GAL-9 icons are found by part of their name', async () => {
    const page = await opened('ui', 'icons')
    await page.until(() => page.find('input[type=search]'))
    await page.type('input[type=search]', 'TRASH')
    await page.until(() => expect(page.text()).toContain('1 icon'))
    await page.type('input[type=search]', 'no such icon')
    await page.until(() => expect(page.text()).toContain('No icons found'))
  })
})
