import { useState } from 'react'
import { expect } from 'vitest'
import { createMock } from '../../src/mock'
import { ShopsScreen } from '../../src/widgets/shops/edit/shops-screen'
import { ask } from '../helpers/ask'
import { widgetPage } from '../helpers/widget-page'

const path = '/api/shops/update'
type FieldError = (request: Request) => Response | undefined | Promise<Response | undefined>

type ScreenProps = { first: string; steps: string[]; address: { go?: (query: string) => void } }

function Screen({ first, steps, address }: ScreenProps) {
  const [query, setQuery] = useState(first)
  address.go = setQuery
  return (
    <ShopsScreen
      query={query}
      onQueryChanged={(change) => {
        steps.push(`${change.replace ? 'replace' : 'push'} ${change.query}`)
        setQuery(change.query)
      }}
    />
  )
}

/** The screen of the shops with an address of its own, and a backend that can be broken. */
export async function shopsDesk({
  first = '',
  fieldError: firstError,
}: {
  first?: string
  fieldError?: FieldError
} = {}) {
  const mock = createMock()
  const sent: { shop: Record<string, unknown> }[] = []
  const steps: string[] = []
  let fieldError: FieldError | undefined = firstError
  const transport = async (request: Request) => {
    if (new URL(request.url).pathname === path) sent.push(await request.clone().json())
    return (await fieldError?.(request)) ?? mock.transport(request)
  }
  const address: { go?: (query: string) => void } = {}
  const page = await widgetPage(<Screen first={first} steps={steps} address={address} />, { transport })
  const desk = {
    ...page,
    mock,
    sent,
    steps,
    /** as by the button of the browser */
    goBackTo: (query: string) => page.run(() => address.go?.(query)),
    breakIt(next?: FieldError) {
      fieldError = next
    },
    shown: (text: string) =>
      page.until(() => {
        if (!page.text().includes(text)) throw new Error(`not there: ${text} in ${page.text()}`)
      }),
    gone: (selector: string) => page.until(() => expect(page.all(selector)).toEqual([])),
    /** the control of a field by its visible label */
    field(label: string) {
      const found = page.all('label').find((each) => each.textContent?.replace('*', '').trim() === label)
      const id = found?.getAttribute('for')
      if (!id) throw new Error(`no field ${label} in: ${page.text()}`)
      return `[id="${id}"]`
    },
    value: (label: string) => page.find<HTMLInputElement>(desk.field(label)).value,
    kind: (kind: string) => page.click(`input[type=radio][value=${kind}]`),
    stored: async () => (await ask(mock, 'GET /api/shops')).body.shops as Record<string, unknown>[],
    async open(name: string) {
      await desk.shown(name)
      await page.press(`Edit ${name}`)
      await page.until(() => page.find('dialog form'))
    },
  }
  return desk
}
