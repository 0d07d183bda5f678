import type { memoryStorage } from '../../src/core/kernel/storage'
import { createMock } from '../../src/mock/index'
import { RaanSearch, type RaanSearchProps } from '../../src/widgets/search'
import type { SearchChoice } from '../../src/widgets/search/search'
import { widgetPage } from '../helpers/widget-page'
import { now } from './search-desk'

export type FieldError = (request: Request) => Response | Promise<Response> | undefined

export const only =
  (path: string, answer: () => Response | Promise<Response>): FieldError =>
  (request) =>
    new URL(request.url).pathname === path ? answer() : undefined
export const offline = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'))
export const status = (code: number) => (): Response => new Response('', { status: code })

type Given = RaanSearchProps & { fieldError?: FieldError | undefined; storage?: ReturnType<typeof memoryStorage> }

export const input = 'dialog input'

/** The search on a page, with a backend that can be broken. */
export async function searchPage({ fieldError: firstError, storage, ...props }: Given = {}) {
  const mock = createMock({ now: () => new Date(now) })
  let fieldError = firstError
  const chosen: SearchChoice[] = []
  const page = await widgetPage(<RaanSearch {...props} onChosen={(choice) => chosen.push(choice)} />, {
    transport: async (request) => (await fieldError?.(request)) ?? mock.transport(request),
    ...(storage && { storage }),
  })
  const opener = 'button[aria-haspopup=dialog]'
  await page.until(() => page.find(opener))
  const rows = () => page.all('[role=option]').map((each) => each.dataset.key ?? '')
  return {
    ...page,
    mock,
    chosen,
    rows,
    opener: () => page.find(opener),
    breakIt(next?: FieldError) {
      fieldError = next
    },
    active: () => page.all('[aria-selected=true]').map((each) => each.dataset.key),
    async open() {
      await page.click(opener)
      await page.until(() => page.find(input))
    },
    /** types and waits for what is found */
    async search(q: string) {
      await page.type(input, q)
      await page.pass(180)
      await page.until(() => {
        if (page.all('dialog [role=status]').every((each) => !/result/.test(each.textContent ?? '')))
          throw new Error(`still searching: ${page.text()}`)
      })
    },
    says: (text: string) =>
      page.until(() => {
        if (!page.text().includes(text)) throw new Error(`not there: ${text} in ${page.text()}`)
      }),
    choose: (key: string) => page.click(`[data-key="${key}"]`),
  }
}
