import { useState } from 'react'
import type { Post, PostEdit } from '../../src/core/blog/blog.contract'
import { createMock, type Mock } from '../../src/mock'
import { type BlogLocation, RaanBlog } from '../../src/widgets/blog'
import { ask } from '../helpers/ask'
import { signInWith } from '../helpers/sign-in-with'
import { widgetPage } from '../helpers/widget-page'

export const aPost = (change: Partial<Post> = {}): Post => ({
  id: 7,
  img: '',
  title: 'เรื่องของร้าน',
  avatar: null,
  userFullName: 'สุนิสา พรหมทอง',
  blogPosted: '2026-11-01T03:00:00.000Z',
  tags: ['Food'],
  excerpt: 'ย่อ',
  comment: 0,
  status: 'Published',
  ...change,
})

export const stored = (change: Partial<PostEdit> = {}) => ({
  id: 7,
  version: 3,
  avatar: null,
  userFullName: 'สุนิสา พรหมทอง',
  createdTime: '2026-11-01T03:00:00.000Z',
  blogTitle: 'เรื่องของร้าน',
  blogCategories: [{ value: 'Food', label: 'Food' }],
  slug: 'about-the-shop',
  status: 'Published',
  excerpt: 'ย่อ',
  content: '<p>เนื้อหา</p>',
  featuredImage: '',
  ...change,
})

export type FieldError = (request: Request) => Response | Promise<Response> | undefined

export const offline = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'))
export const only = (path: string, answer: () => Response | Promise<Response>): FieldError => {
  return (request) => (new URL(request.url).pathname === path ? answer() : undefined)
}
export const paths = {
  list: '/blog/list/data',
  sidebar: '/blog/list/data/sidebar',
  detail: '/blog/list/data/detail',
  edit: '/blog/list/data/edit',
  comment: '/blog/comment',
  update: '/blog/update',
} as const

type Options = {
  location?: BlogLocation
  query?: string
  perPage?: number
  /** codes of the signed-in user; undefined: the admin; null: nobody */
  may?: readonly string[] | null
  /** a portal that leads nowhere itself */
  alone?: boolean
  fieldError?: FieldError
  mock?: Mock
}

type Told = { moved: { query: string; replace: boolean }[]; places: BlogLocation[] }

function Screen({ options, reported, ...more }: { options: Options; reported: Told; onSaved(detail: object): void }) {
  const { location, alone = false, perPage } = options
  const [query, setQuery] = useState(options.query ?? '')
  return (
    <RaanBlog
      mode={location?.mode}
      postId={location?.id}
      perPage={perPage}
      query={query}
      onQueryChanged={(change) => {
        reported.moved.push(change)
        setQuery(change.query)
      }}
      {...(!alone && { postHref: '/blog/{mode}/{id}' })}
      onOpen={(to) => {
        reported.places.push(to)
        return alone
      }}
      {...more}
    />
  )
}

/** The blog on a page with a backend that can be broken; admin is signed in. */
export async function blogDesk(options: Options = {}) {
  const { may, fieldError: firstError } = options
  const mock = options.mock ?? createMock({ now: () => new Date('2026-11-21T03:00:00Z') })
  const sent: { path: string; search: string; body: unknown; key: string | null }[] = []
  const reported: Told = { moved: [], places: [] }
  const saved: object[] = []
  let fieldError = firstError
  const transport = async (request: Request) => {
    const { pathname, search } = new URL(request.url)
    const text = request.method === 'GET' ? '' : await request.clone().text()
    const key = request.headers.get('Idempotency-Key')
    sent.push({ path: pathname, search, body: text === '' ? undefined : JSON.parse(text), key })
    return (await fieldError?.(request)) ?? mock.transport(request)
  }
  const page = await widgetPage(null, { transport })
  if (may) await signInWith(page, mock, may)
  else if (may !== null) await page.run(async () => void (await page.engine.login('admin@langraan.test', 'admin')))
  await page.show(<Screen options={options} reported={reported} onSaved={(detail) => saved.push(detail)} />)
  if (!firstError) await page.until(() => page.find('[part=post], article, form, [part=empty], [part=error]'))
  const field = (label: string) => {
    const found = page.all('label').findLast((each) => each.textContent?.replace('*', '').trim() === label)
    const id = found?.getAttribute('for')
    if (!id) throw new Error(`no field ${label} in: ${page.text()}`)
    return `[id="${id}"]`
  }
  return {
    ...page,
    mock,
    sent,
    ...reported,
    saved,
    field,
    breakIt(next?: FieldError) {
      fieldError = next
    },
    of: (path: string) => sent.filter((each) => each.path === path),
    shown: (text: string) =>
      page.until(() => {
        if (!page.text().includes(text)) throw new Error(`not there: ${text} in ${page.text()}`)
      }),
    titles: () => page.all('[part=post] h2').map(({ textContent }) => textContent),
    said: () => page.all('[part=comment]').map((each) => each.querySelector('p:last-of-type')?.textContent),
    stored: async (): Promise<Post[]> => (await ask(mock, 'GET /blog/list/data')).body,
    edited: async (id: number): Promise<PostEdit> => (await ask(mock, `GET /blog/list/data/edit?id=${id}`)).body,
    fill: (label: string, text: string) => page.type(field(label), text),
    value: (label: string) => page.find<HTMLInputElement>(field(label)).value,
    tick: (name: string) =>
      page.run(() => {
        const box = page.all('label').find((each) => each.textContent?.trim() === name)
        const input = box?.querySelector('input')
        if (!input) throw new Error(`no checkbox ${name}`)
        input.click()
      }),
  }
}
