import { useState } from 'react'
import { memoryStorage } from '../../src/core/kernel/storage'
import type { User } from '../../src/core/users/users.user'
import { createMock, type Mock } from '../../src/mock'
import { RaanUser, RaanUsers, type UserLocation } from '../../src/widgets/users'
import { ask } from '../helpers/ask'
import { widgetPage } from '../helpers/widget-page'

export type FieldError = (request: Request) => Response | Promise<Response> | undefined

export const offline = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'))
export const only = (path: string, answer: () => Response | Promise<Response>): FieldError => {
  return (request) => (new URL(request.url).pathname === path ? answer() : undefined)
}
export const paths = {
  list: '/api/users/list/data',
  one: '/api/users/user',
  add: '/apps/users/add-user',
  update: '/apps/users/update',
  remove: '/apps/users/delete',
} as const

type Options = {
  query?: string
  /** a portal that has no page of its own for one user */
  alone?: boolean
  /** false: whoever the storage knows */
  signIn?: boolean
  fieldError?: FieldError
  location?: UserLocation
  inviteHref?: string
  storage?: ReturnType<typeof memoryStorage>
  mock?: Mock
}

function Screen({ first, moved, places }: { first: string; moved: object[]; places: UserLocation[] }) {
  const [query, setQuery] = useState(first)
  return (
    <RaanUsers
      query={query}
      userHref="/users/{mode}/{id}"
      onQueryChanged={(change) => {
        moved.push(change)
        setQuery(change.query)
      }}
      onOpen={(location) => {
        places.push(location)
        return false
      }}
    />
  )
}

/** The list of users, or one of them, on a page with a backend that can be broken; admin is signed in. */
export async function usersDesk({
  query = '',
  alone = false,
  signIn = true,
  fieldError: firstError,
  location,
  inviteHref,
  storage,
  mock: given,
}: Options = {}) {
  const mock = given ?? createMock({ now: () => new Date('2026-11-21T03:00:00Z') })
  const sent: { path: string; search: string; body: unknown; key: string | null }[] = []
  const moved: { query: string; replace: boolean }[] = []
  const places: UserLocation[] = []
  const saved: { id: number }[] = []
  let fieldError = firstError
  const area = storage ?? memoryStorage()
  const transport = async (request: Request) => {
    const { pathname, search } = new URL(request.url)
    const text = request.method === 'GET' ? '' : await request.clone().text()
    sent.push({
      path: pathname,
      search,
      body: text === '' ? undefined : JSON.parse(text),
      key: request.headers.get('Idempotency-Key'),
    })
    return (await fieldError?.(request)) ?? mock.transport(request)
  }
  const page = await widgetPage(null, { transport, storage: area })
  await page.run(async () => {
    if (signIn) await page.engine.login('admin@langraan.test', 'admin')
  })
  const shown = (text: string) =>
    page.until(() => {
      if (!page.text().includes(text)) throw new Error(`not there: ${text} in ${page.text()}`)
    })
  if (location && location.mode !== 'list')
    await page.show(
      <RaanUser
        mode={location.mode}
        userId={location.id}
        hasList
        userHref="/users/{mode}/{id}"
        inviteHref={inviteHref}
        onOpen={(to) => {
          places.push(to)
          return false
        }}
        onSaved={(detail) => saved.push(detail)}
      />,
    )
  else if (alone) await page.show(<RaanUsers />)
  else await page.show(<Screen first={query} moved={moved} places={places} />)
  if (!firstError) await page.until(() => page.find('tbody tr, form, dl, [part=empty], [part=error]'))
  /** The control of a field by its label; what is open last comes first, what is hidden is none. */
  const field = (label: string) => {
    const found = page
      .all('label')
      .findLast((each) => each.textContent?.replace('*', '').trim() === label && !each.closest('[hidden]'))
    const id = found?.getAttribute('for')
    if (!id) throw new Error(`no field ${label} in: ${page.text()}`)
    return `[id="${id}"]`
  }
  const menu = async (button: string, item: string) => {
    await page.press(button)
    const entry = () => page.all('[role=menuitem]').find((each) => each.textContent?.trim() === item)
    await page.until(() => {
      if (!entry()) throw new Error(`no entry ${item}`)
    })
    await page.run(() => entry()?.click())
  }
  return {
    ...page,
    mock,
    storage: area,
    sent,
    moved,
    places,
    saved,
    shown,
    field,
    menu,
    breakIt(next?: FieldError) {
      fieldError = next
    },
    of: (path: string) => sent.filter((each) => each.path === path),
    keys: () => sent.flatMap(({ key }) => key ?? []),
    names: () => page.all('tbody [data-row]').map((row) => row.querySelector('a')?.textContent ?? ''),
    all: page.all,
    stored: async (): Promise<User[]> => (await ask(mock, 'GET /api/users/list/all-data')).body,
    fill: (label: string, text: string) => page.type(field(label), text),
    value: (label: string) => page.find<HTMLInputElement>(field(label)).value,
    tick: (name: string) =>
      page.run(() => {
        const box = page.all('label').find((each) => each.textContent?.trim() === name)
        const input = box?.querySelector('input')
        if (!input) throw new Error(`no checkbox ${name}`)
        input.click()
      }),
    isTicked: (name: string) => {
      const box = page.all('label').find((each) => each.textContent?.trim() === name)
      return box?.querySelector('input')?.checked
    },
  }
}
