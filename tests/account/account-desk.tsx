import { expect } from 'vitest'
import { memoryStorage } from '../../src/core/kernel/storage'
import { createMock, type Mock } from '../../src/mock'
import { RaanAccount } from '../../src/widgets/account'
import { widgetPage } from '../helpers/widget-page'

export type FieldError = (request: Request) => Response | Promise<Response> | undefined

export const offline = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'))
export const only = (path: string, answer: () => Response | Promise<Response>): FieldError => {
  return (request) => (new URL(request.url).pathname === path ? answer() : undefined)
}
export const paths = {
  data: '/account-setting/data',
  update: '/account-setting/update',
  password: '/account-setting/password',
} as const

type Options = { tab?: string; fieldError?: FieldError; mock?: Mock }

/** The settings on a page with a backend that can be broken; admin is signed in. */
export async function accountDesk({ tab, fieldError: firstError, mock: given }: Options = {}) {
  const mock = given ?? createMock({ now: () => new Date('2026-11-21T03:00:00Z') })
  const sent: { path: string; body: unknown }[] = []
  const moved: string[] = []
  const saved: string[] = []
  let fieldError = firstError
  const transport = async (request: Request) => {
    const { pathname } = new URL(request.url)
    const text = request.method === 'GET' ? '' : await request.clone().text()
    sent.push({ path: pathname, body: text === '' ? undefined : JSON.parse(text) })
    return (await fieldError?.(request)) ?? mock.transport(request)
  }
  const page = await widgetPage(null, { transport, storage: memoryStorage() })
  await page.run(async () => {
    await page.engine.login('admin@langraan.test', 'admin')
  })
  const screen = (
    <RaanAccount tab={tab} onTabChanged={(to) => moved.push(to.tab)} onSaved={({ what }) => saved.push(what)} />
  )
  await page.show(screen)
  const seen = () => page.all('form input').find((each) => !each.closest('[hidden]'))
  if (!firstError) await page.until(() => expect(seen()).toBeDefined())
  const field = (label: string) => {
    const found = page
      .all('label')
      .find((each) => each.textContent?.replace('*', '').trim() === label && !each.closest('[hidden]'))
    const id = found?.getAttribute('for')
    if (!id) throw new Error(`no field ${label} in: ${page.text()}`)
    return `[id="${id}"]`
  }
  return {
    ...page,
    mock,
    moved,
    saved,
    field,
    screen,
    of: (path: string) => sent.filter((each) => each.path === path),
    breakIt(next?: FieldError) {
      fieldError = next
    },
    shown: (text: string) =>
      page.until(() => {
        if (!page.text().includes(text)) throw new Error(`not there: ${text} in ${page.text()}`)
      }),
    fill: (label: string, text: string) => page.type(field(label), text),
    value: (label: string) => page.find<HTMLInputElement>(field(label)).value,
    person: () => page.engine.app('auth').getSnapshot().context.user,
    tick: (name: string) =>
      page.run(() => {
        const box = page.all('label').find((each) => each.textContent?.trim() === name)
        const input = box?.querySelector('input')
        if (!input) throw new Error(`no checkbox ${name}`)
        input.click()
      }),
  }
}
