import { onTestFinished, vi } from 'vitest'
import type { Mail } from '../../src/core/email/email.contract'
import type { Transport } from '../../src/core/kernel/transport'
import { memoryDb } from '../../src/mock/db'
import { createMock } from '../../src/mock/index'
import { RaanEmail, type RaanEmailProps } from '../../src/widgets/email'
import { widgetPage } from '../helpers/widget-page'

const now = '2026-11-21T03:00:00.000Z'

type Options = {
  props?: RaanEmailProps
  between?: (backend: Transport) => Transport
  locale?: string
  isReady?: boolean
  /** whose mailbox it is; without, that of all who are not signed in */
  person?: number
}

/** The mail on a page, with what staff do to it. */
export async function emailDesk(mails: readonly Mail[], options: Options = {}) {
  const { props = {}, between = (backend) => backend, locale = 'en', isReady = true, person } = options
  const table = person === undefined ? 'emails' : `emails/${person}`
  // rows tell today from other days by the machine's clock
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
  onTestFinished(() => void vi.useRealTimers())
  const db = memoryDb()
  db.write({ [table]: mails })
  const mock = createMock({ db, now: () => new Date(now) })
  const asked: { call: string; body: unknown }[] = []
  const counting: Transport = async (request) => {
    const { pathname, search } = new URL(request.url)
    const text = await request.clone().text()
    const call = `${request.method} ${pathname.replace('/apps/email/', '')}${search}`
    asked.push({ call, body: text === '' || pathname.endsWith('/files') ? undefined : JSON.parse(text) })
    return mock.transport(request)
  }
  const page = await widgetPage(<RaanEmail {...props} />, { transport: between(counting), locale })
  const row = (id: number) => `[data-mail="${id}"]`
  /** what can be done with what is ticked comes with the first tick */
  const chosen = () =>
    page.until(() => {
      if (page.all('[data-selected]').length > 0) page.button('Move to')
    })
  const desk = {
    ...page,
    asked,
    of: (call: string) => asked.filter((each) => each.call.includes(call)),
    stored: () => (db.read()?.[table] ?? []) as readonly Mail[],
    one: (id: number) => (db.read()?.[table] as readonly Mail[] | undefined)?.find((mail) => mail.id === id),
    show: (next: RaanEmailProps) => page.show(<RaanEmail {...next} />),
    /** another screen in its place */
    leave: () => page.show(null),
    /** numbers of the mails on the screen */
    ids: () => page.all('[data-mail]').map((each) => Number(each.dataset.mail)),
    messages: (id: number) => page.find(`${row(id)} [data-key=open]`).textContent ?? '',
    open: (id: number) => page.click(`${row(id)} [data-key=open]`),
    star: (id: number) => page.click(`${row(id)} [data-key=star]`),
    async tick(id: number) {
      await page.click(`${row(id)} input`)
      await chosen()
    },
    isStarred: (id: number) => page.find(`${row(id)} [data-key=star]`).getAttribute('aria-pressed') === 'true',
    isUnread: (id: number) => page.find(row(id)).dataset.unread !== undefined,
    folder: (name: string) =>
      page.run(() =>
        page
          .all('nav li button')
          .find((each) => each.querySelector(':scope > span + span')?.textContent === name)
          ?.click(),
      ),
    async selectAll() {
      await page.click('section input[type=checkbox]')
      await chosen()
    },
    /** takes an entry of a menu whose code comes when it is opened */
    async choose(menu: string, entry: string) {
      await page.press(menu)
      const item = () => page.all('[role^=menuitem]').find((each) => each.textContent?.startsWith(entry))
      await page.until(() => {
        if (!item()) throw new Error(`no entry ${entry} in: ${page.text()}`)
      })
      await page.run(() => item()?.click())
    },
    /** a key, wherever the focus is */
    hit: (key: string, init: KeyboardEventInit = {}) =>
      page.run(() => {
        const at = (document.activeElement ?? document.body) as HTMLElement
        const target = page.container.contains(at) ? at : page.find('[part=email]')
        target.dispatchEvent(
          new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, composed: true, ...init }),
        )
      }),
    focused: () => document.activeElement as HTMLElement,
    toast: () => page.all('[data-toast]').map((each) => each.textContent ?? ''),
    says: (messages: string) =>
      page.until(() => {
        if (!page.text().includes(messages)) throw new Error(`never said ${messages}: ${page.text()}`)
      }),
  }
  if (isReady) await page.until(() => void page.find('[data-mail], [part=empty]'))
  return desk
}

export type EmailDesk = Awaited<ReturnType<typeof emailDesk>>
