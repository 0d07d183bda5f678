import { expect } from 'vitest'
import { createMock } from '../../src/mock'
import { ProductsScreen } from '../../src/widgets/products'
import { ask } from '../helpers/ask'
import { widgetPage } from '../helpers/widget-page'

type Broken = (request: Request) => Response | Promise<Response> | undefined

/** The screen of products on a page, with a backend that can be broken from the start. */
export async function productsDesk({
  query = '',
  broken: firstBroken,
  mock = createMock(),
}: {
  query?: string
  broken?: Broken
  mock?: ReturnType<typeof createMock>
} = {}) {
  let broken = firstBroken
  const moved: { query: string; replace: boolean }[] = []
  const page = await widgetPage(null, {
    transport: async (request) => (await broken?.(request)) ?? mock.transport(request),
  })
  const field = (label: string): HTMLInputElement => {
    const found = page.all('label').find((each) => each.textContent?.replace('*', '').trim() === label)
    const control = found && document.getElementById(found.getAttribute('for') ?? '')
    if (!control) throw new Error(`no field ${label} in: ${page.text()}`)
    return control as HTMLInputElement
  }
  return {
    ...page,
    mock,
    moved,
    field,
    start: () => page.show(<ProductsScreen query={query} onQueryChanged={(change) => moved.push(change)} />),
    enter: (label: string, text: string) => page.type(`#${CSS.escape(field(label).id)}`, text),
    breakIt(next?: Broken) {
      broken = next
    },
    rows: () => page.all('tbody tr[data-row]'),
    shown: (text: string) => page.until(() => expect(page.text()).toContain(text)),
    /** the row of a product as its cells' texts */
    row: (name: string) =>
      [
        ...(page
          .all('tbody tr[data-row]')
          .find((each) => each.textContent?.includes(name))
          ?.querySelectorAll('td') ?? []),
      ].map((cell) => cell.textContent),
    stored: async (q: string) =>
      (await ask(mock, `GET /api/products?q=${encodeURIComponent(q)}`)).body.products as Record<string, unknown>[],
  }
}
