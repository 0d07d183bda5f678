import type { Employee } from '../../src/core/datatable/datatable.contract'
import { createMock } from '../../src/mock'
import { RaanDatatable, type RaanDatatableProps } from '../../src/widgets/datatable'
import { widgetPage } from '../helpers/widget-page'

type FieldError = (request: Request) => Response | Promise<Response> | undefined

export const offline = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'))
export const only = (path: string, answer: () => Response | Promise<Response>): FieldError => {
  return (request) => (new URL(request.url).pathname === path ? answer() : undefined)
}

/** The table on a page, with a backend that can be broken from the start. */
export async function datatableDesk(props: RaanDatatableProps = {}, firstError?: FieldError) {
  const mock = createMock({ now: () => new Date('2026-11-21T05:00:00Z') })
  let fieldError = firstError
  const asked: string[] = []
  const added: unknown[] = []
  const edited: unknown[] = []
  const moved: { query: string; replace: boolean }[] = []
  const page = await widgetPage(null, {
    transport: async (request) => {
      const { pathname, search } = new URL(request.url)
      asked.push(pathname + search)
      return (await fieldError?.(request)) ?? mock.transport(request)
    },
  })
  const listeners = {
    onRowAdded: (detail: unknown) => added.push(detail),
    onRowEdited: (detail: unknown) => edited.push(detail),
    onQueryChanged: (detail: { query: string; replace: boolean }) => moved.push(detail),
  }
  const show = (next: RaanDatatableProps) => page.show(<RaanDatatable {...listeners} {...next} />)
  await show(props)
  const answer = await mock.transport(new Request('http://shop.example/api/datatables/initial-data'))
  const rows = () => page.all('tbody tr[data-row]')
  /** the clock of the engine gives the work on the rows its turns */
  const settle = () =>
    page.until(() => {
      page.clock.increment(200)
      if (page.find('[part=datatable]').querySelector('[aria-busy=true]')) throw new Error('still at work')
    })
  if (!firstError) {
    await page.until(() => {
      page.clock.increment(200)
      page.find('tbody tr[data-row]')
    })
    await settle()
  }
  return {
    ...page,
    leave: () => page.show(null),
    asked,
    added,
    edited,
    moved,
    stored: (await answer.json()) as Employee[],
    show,
    rows,
    settle,
    /** what stands in a column of the rows that are on the page, from 0 behind tick and opener */
    column: (at: number) => rows().map((row) => row.querySelectorAll('td')[at + 2]?.textContent ?? ''),
    breakIt(next?: FieldError) {
      fieldError = next
    },
    shown: (text: string) =>
      page.until(() => {
        page.clock.increment(200)
        if (!page.text().includes(text)) throw new Error(`not there: ${text} in ${page.text()}`)
      }),
  }
}
