// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { createMock } from '../../src/mock'
import { RaanCalendar } from '../../src/widgets/calendar'
import { RaanEmail } from '../../src/widgets/email'
import { type OwnPage, OwnPageContext } from '../../src/widgets/lazy/own-page'
import { widgetPage } from '../helpers/widget-page'

const ownPage: OwnPage = {
  reload: () => undefined,
  newBuild: async () => undefined,
  renewFor: () => false,
  announceNewBuild: async () => false,
}

async function opened(page: OwnPage | undefined) {
  const desk = await widgetPage(
    <OwnPageContext value={page}>
      <h1 tabIndex={-1}>Email</h1>
      <RaanEmail />
      <RaanCalendar date="2026-11-21" />
    </OwnPageContext>,
    { transport: createMock({ now: () => new Date('2026-11-21T05:00:00Z') }).transport },
  )
  await desk.until(() => expect(desk.text()).toContain('November 2026'))
  const hit = (key: string, on: Element = document.body) =>
    desk.run(
      () =>
        void on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, composed: true })),
    )
  const dialogs = () => desk.all('dialog, [role=dialog]').length
  return { ...desk, hit, dialogs }
}

test('DASH-5345 on its own page, a screen has its shortcuts as soon as it is opened', async () => {
  const desk = await opened(ownPage)
  await desk.hit('w')
  await desk.until(() => expect(desk.text()).not.toContain('November 2026'))
  // focused as a screen is opened from the menu
  await desk.hit('c', desk.find('h1'))
  await desk.until(() => expect(desk.find('[role=dialog] h2').textContent).toBe('New message'))
})

test("DASH-5345 on another page, while a dialog is open, and in what else has focus, the keys aren't a screen's", async () => {
  const portal = await opened(undefined)
  await portal.hit('c')
  await portal.hit('w')
  expect([portal.dialogs(), portal.text().includes('November 2026')]).toEqual([0, true])
  const desk = await opened(ownPage)
  const button = document.body.appendChild(document.createElement('button'))
  await desk.hit('w', button)
  button.remove()
  for (const key of ['?', '/']) await desk.hit(key)
  expect([desk.dialogs(), desk.text().includes('November 2026')]).toEqual([0, true])
  await desk.hit('n')
  await desk.until(() => void desk.find('dialog[open]'))
  await desk.hit('w')
  expect(desk.text()).toContain('November 2026')
})
