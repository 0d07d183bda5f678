import { createMock } from '../../src/mock'
import { RaanProfile, type RaanProfileProps } from '../../src/widgets/profile'
import { type Gate, gated } from '../helpers/gated'
import { widgetPage } from '../helpers/widget-page'

export type FieldError = (request: Request) => Response | Promise<Response> | undefined

export const offline = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'))
export const writing = (answer: () => Response | Promise<Response>): FieldError => {
  return ({ method }) => (method === 'POST' ? answer() : undefined)
}

type Options = RaanProfileProps & { fieldError?: FieldError; isGated?: boolean }

/** The profile on a page with a backend that can be broken, or that waits for the test. */
export async function profileDesk({ fieldError: firstError, isGated = false, ...props }: Options = {}) {
  const mock = createMock({ now: () => new Date('2026-11-21T03:00:00Z') })
  const gate: Gate = gated(mock.transport)
  const sent: { path: string; body: unknown }[] = []
  let fieldError = firstError
  let waits = false
  const transport = async (request: Request) => {
    const { pathname } = new URL(request.url)
    const text = request.method === 'GET' ? '' : await request.clone().text()
    if (text !== '') sent.push({ path: pathname, body: JSON.parse(text) })
    const broken = await fieldError?.(request)
    return broken ?? (waits ? gate.transport(request) : mock.transport(request))
  }
  const screen = <RaanProfile {...props} />
  const page = await widgetPage(screen, { transport })
  if (!firstError) await page.until(() => page.find('[part=profile]'))
  waits = isGated
  const post = (nth: number) => page.all('article')[nth] as HTMLElement
  return {
    ...page,
    screen,
    mock,
    gate,
    sent,
    breakIt(next?: FieldError) {
      fieldError = next
    },
    shown: (text: string) =>
      page.until(() => {
        if (!page.text().includes(text)) throw new Error(`not there: ${text} in ${page.text()}`)
      }),
    post,
    comments: (nth: number) => [...post(nth).querySelectorAll('li')].map((each) => each.textContent),
    async comment(nth: number, text: string) {
      const id = post(nth).querySelector('textarea')?.id
      await page.type(`[id="${id}"]`, text)
      await page.run(() => post(nth).querySelector<HTMLElement>('[type=submit]')?.click())
    },
    pressIn: (nth: number, name: string) =>
      page.run(() => {
        const found = [...post(nth).querySelectorAll('button')].find((each) => each.textContent?.trim() === name)
        if (!found) throw new Error(`no button ${name} in: ${post(nth).textContent}`)
        found.click()
      }),
    radio: (name: string) =>
      page.run(() => {
        const label = page.all('label').find((each) => each.textContent?.trim() === name)
        label?.querySelector('input')?.click()
      }),
  }
}
