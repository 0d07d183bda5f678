import { useState } from 'react'
import { createMock } from '../../src/mock'
import { CouriersScreen } from '../../src/widgets/orders/couriers/couriers-screen'
import { ask } from '../helpers/ask'
import { widgetPage } from '../helpers/widget-page'

type Fault = (request: Request) => Response | undefined | Promise<Response | undefined>
type ScreenProps = { first: string; steps: string[] }

function Screen({ first, steps }: ScreenProps) {
  const [query, setQuery] = useState(first)
  return (
    <CouriersScreen
      query={query}
      onQueryChanged={(change) => {
        steps.push(`${change.replace ? 'replace' : 'push'} ${change.query}`)
        setQuery(change.query)
      }}
    />
  )
}

/** The screen of the couriers' formats, with an address of its own and a backend that can be broken. */
export async function couriersDesk({ first = '', fault }: { first?: string; fault?: Fault } = {}) {
  const mock = createMock()
  const sent: { path: string; body: { format: Record<string, unknown> } }[] = []
  const steps: string[] = []
  let now = fault
  const transport = async (request: Request) => {
    const { pathname } = new URL(request.url)
    if (request.method === 'POST' && pathname.startsWith('/api/courier-formats'))
      sent.push({ path: pathname, body: await request.clone().json() })
    return (await now?.(request)) ?? mock.transport(request)
  }
  const page = await widgetPage(<Screen first={first} steps={steps} />, { transport })
  const desk = {
    ...page,
    mock,
    sent,
    steps,
    breakIt(next?: Fault) {
      now = next
    },
    shown: (text: string) =>
      page.until(() => {
        if (!page.text().includes(text)) throw new Error(`not there: ${text} in ${page.text()}`)
      }),
    /** headings of the columns, in order */
    headings: () => page.all('li [data-field$=".heading"] input').map((input) => (input as HTMLInputElement).value),
    examples: () => page.all('li[data-row] p').map((each) => each.textContent?.replace('Latest parcel: ', '')),
    stored: async () => (await ask(mock, 'GET /api/courier-formats')).body.formats as Record<string, unknown>[],
    /** drops or chooses a file as the courier's template */
    choose: (file: File) =>
      page.run(() => {
        const input = page.find<HTMLInputElement>('dialog input[type=file]')
        Object.defineProperty(input, 'files', { value: [file], configurable: true })
        input.dispatchEvent(new Event('change', { bubbles: true }))
      }),
  }
  return desk
}
