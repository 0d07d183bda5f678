import { act } from 'react'
import { expect } from 'vitest'
import { memoryStorage, type Storage } from '../../src/core/kernel/storage'
import type { Transport } from '../../src/core/kernel/transport'
import { createMock } from '../../src/mock'
import { RaanOrder, type RaanOrderProps } from '../../src/widgets/order'
import { widgetPage } from '../helpers/widget-page'

export const message = `รับชาเขียว 2 สบู่ 1 ค่ะ
มาลี ศรีสุข
45 ซอยลาดพร้าว 23 แขวงจันทรเกษม เขตจตุจักร กทม. 10900
โทร 089-876-5432
เก็บปลายทาง 590 บาท`

export const field = (name: string) => `[data-field=${name}] :is(input, textarea, select)`

type Options = { props?: RaanOrderProps; broken?: (request: Request) => Response | undefined; storage?: Storage }

/** The order form of a shop whose cart is empty, and what one does with a message. */
export async function pastePage({ props = {}, broken = () => undefined, storage = memoryStorage() }: Options = {}) {
  const mock = createMock({ now: () => new Date('2026-11-21T03:00:00Z') })
  const transport: Transport = async (request) => broken(request) ?? mock.transport(request)
  const page = await widgetPage(<RaanOrder {...props} />, { transport, storage })
  await page.until(() => expect(page.all('[data-field=shopId] option').length).toBeGreaterThan(3))
  await page.run(() => page.engine.app('cart').send({ type: 'clear' }))
  await page.until(() => expect(page.text()).toContain('No products yet'))

  const value = (name: string) => page.find<HTMLInputElement>(field(name)).value
  return Object.assign(page, {
    mock,
    value,
    marks: () => page.all('[data-mark]').map((each) => each.getAttribute('aria-label')),
    /** answers whether the box would take the text */
    async paste(text: string) {
      const box = page.find<HTMLTextAreaElement>(field('fullCustomerData'))
      const event = Object.assign(new Event('paste', { bubbles: true, cancelable: true }), {
        clipboardData: { getData: () => text },
      })
      let goesOn = true
      await act(async () => {
        goesOn = box.dispatchEvent(event)
      })
      if (goesOn) await page.type(field('fullCustomerData'), text)
      return goesOn
    },
    async pasteAndRead(text = message) {
      await this.paste(text)
      await page.until(() => expect(page.all('[data-mark]').length).toBeGreaterThan(0))
    },
    /** saves, although the order differs from its message */
    async saveAnyway() {
      await page.press('Save order')
      await page.until(() => expect(page.text()).toContain('The order differs from the message'))
      await page.press('Save as entered')
    },
    hover: (selector: string, type = 'pointerover') =>
      act(async () => {
        page.find(selector).dispatchEvent(new Event(type, { bubbles: true }))
      }),
  })
}
