import { createMock } from '../../src/mock/index'
import type { RaanChatProps } from '../../src/widgets/chat'
import { RaanChat } from '../../src/widgets/chat'
import { widgetPage } from '../helpers/widget-page'
import { start } from './chat-desk'

type FieldError = (request: Request) => Response | Promise<Response> | undefined

type Options = RaanChatProps & {
  /** stands in for the backend where it answers something */
  fieldError?: FieldError
}

/** The chat on a page of its own, before the mock. */
export async function chatPage({ fieldError, ...props }: Options = {}) {
  let now = () => Date.parse(start)
  let broken = fieldError
  const mock = createMock({ now: () => new Date(now()) })
  const page = await widgetPage(<RaanChat {...props} />, {
    transport: async (request) => (await broken?.(request)) ?? mock.transport(request),
  })
  now = () => page.clock.now()
  const shown = () => page.all('ol li').map((item) => item.querySelector('bdi')?.textContent ?? '')
  return {
    ...page,
    fix: () => {
      broken = undefined
    },
    breakWith: (next: FieldError) => {
      broken = next
    },
    /** texts of the messages */
    shown,
    /** opens the chat of a contact and waits for its messages */
    async enter(contactId: number) {
      await page.until(() => page.find(`[data-contact="${contactId}"]`))
      await page.click(`[data-contact="${contactId}"]`)
      await page.until(() => {
        if (!page.container.querySelector('textarea') || page.text().includes('Loading messages'))
          throw new Error('wait')
      })
    },
    write: (text: string) => page.type('textarea', text),
    enterKey: (more: KeyboardEventInit = {}) => page.key('textarea', { key: 'Enter', ...more }),
    draft: () => page.find<HTMLTextAreaElement>('textarea').value,
    row: (contactId: number) => page.find(`[data-contact="${contactId}"]`).textContent ?? '',
  }
}
