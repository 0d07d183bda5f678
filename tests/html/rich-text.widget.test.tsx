// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { RichText, type RichTextProps } from '../../src/widgets/rich-text/rich-text'
import { Field } from '../../src/widgets/ui/field'
import { fakeTransport } from '../helpers/fake-transport'
import { pasteInto, pasteOver } from '../helpers/rich-text'
import { widgetPage } from '../helpers/widget-page'

async function written(props: Partial<RichTextProps> = {}) {
  const received: string[] = []
  const part = (more: Partial<RichTextProps>) => (
    <RichText value="" onChange={(html) => received.push(html)} label="Message" {...props} {...more} />
  )
  const page = await widgetPage(part({}), { transport: fakeTransport({}) })
  await page.until(() => page.find('[role=textbox]'))
  const box = page.find('[role=textbox]')
  return {
    ...page,
    received,
    box,
    give: (more: Partial<RichTextProps>) => page.show(part(more)),
    paste: (text: string) => page.run(() => pasteInto(box, { 'text/plain': text })),
    pasteOver: (text: string) => page.run(() => pasteOver(box, text)),
    press: (init: KeyboardEventInit) => page.key('[role=textbox]', init),
  }
}

const said = (box: Element, ...names: string[]) => names.map((name) => box.getAttribute(name))

test('HTML-30 it is a named multi-line field that reports its text as HTML', async () => {
  const { box, paste, pasteOver, received } = await written({ placeholder: 'Write here' })
  expect(said(box, 'role', 'aria-multiline', 'aria-label', 'aria-placeholder')).toEqual([
    'textbox',
    'true',
    'Message',
    'Write here',
  ])
  await paste('สวัสดี\nค่ะ')
  expect(received).toEqual(['<p>สวัสดี</p><p>ค่ะ</p>'])
  await pasteOver('other')
  expect(received.at(-1)).toBe('<p>other</p>')
})

test('HTML-31 in a Field it reports its error and that it is required', async () => {
  const field = (
    <Field label="Message" error="Too short" required>
      <RichText value="" onChange={() => undefined} label="Message" />
    </Field>
  )
  const page = await widgetPage(field, { transport: fakeTransport({}) })
  await page.until(() => page.find('[role=textbox]'))
  const box = page.find('[role=textbox]')
  const described = page.find(`[id="${box.getAttribute('aria-describedby')}"]`)
  expect([described.textContent, ...said(box, 'aria-invalid', 'aria-required')]).toEqual(['Too short', 'true', 'true'])
})

test('HTML-32 a value it reported itself is not set again; another one is, without being reported', async () => {
  const { box, paste, received, give } = await written()
  await paste('one')
  const line = box.firstElementChild
  await give({ value: '<p>one</p>' })
  expect(box.firstElementChild).toBe(line)
  await give({ value: '<p>two</p>' })
  expect([box.textContent, received]).toEqual(['two', ['<p>one</p>']])
  await give({ value: '' })
  expect(box.textContent).toBe('')
})

test('HTML-33 Ctrl+Enter submits and Ctrl+K asks for a link', async () => {
  let submits = 0
  const { press, find } = await written({ onSubmit: () => submits++ })
  await press({ key: 'Enter', ctrlKey: true })
  expect(submits).toBe(1)
  await press({ key: 'k', ctrlKey: true })
  expect(document.activeElement).toBe(find('fieldset input'))
})

test('HTML-34 an oversized text is rejected with a message, and the previous text stays', async () => {
  const { box, paste, pasteOver, received, container, give } = await written()
  await paste('one')
  await give({ value: '<p>one</p>' })
  await pasteOver('ก'.repeat(200_001))
  expect([received, box.textContent]).toEqual([['<p>one</p>'], 'one'])
  expect(container.querySelector('[role=alert]')?.textContent).toContain('200,000')
  await paste('two')
  expect(container.querySelector('[role=alert]')).toBe(null)
})

test('HTML-35 a clipboard or drop without text inserts nothing', async () => {
  const { box, received, run } = await written()
  const nothing = new DataTransfer()
  const events = [
    new ClipboardEvent('paste', { clipboardData: nothing, bubbles: true, cancelable: true }),
    Object.assign(new Event('drop', { bubbles: true, cancelable: true }), { dataTransfer: nothing }),
  ]
  await run(() => {
    for (const event of events) box.dispatchEvent(event)
  })
  expect([events.map((event) => event.defaultPrevented), received]).toEqual([[true, true], []])
})
