// @vitest-environment happy-dom
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { expect, test } from 'vitest'
import { type FieldErrors, RaanError } from '../../src/core/kernel/errors'
import { useAccountMessages } from '../../src/widgets/account/use-account-messages'
import { RaanBlog } from '../../src/widgets/blog'
import { useEditMessages } from '../../src/widgets/blog/edit/use-post-edit-messages'
import { useFailureMessages } from '../../src/widgets/form/use-failure-messages'
import { useInvoicePartMessages } from '../../src/widgets/invoices/parts/use-invoice-part-messages'
import { useChangeMessages } from '../../src/widgets/orders/use-change-messages'
import { useShopMessages } from '../../src/widgets/shops/edit/use-shop-messages'
import { ErrorList } from '../../src/widgets/ui/error-list'
import { useFieldMessages } from '../../src/widgets/users/fields/use-user-field-messages'
import { mounted } from '../helpers/mounted'
import { widgetPage } from '../helpers/widget-page'

const closed = 'ร้านปิดปรับปรุงถึง <b>วันจันทร์</b>'

test('UI-560 a backend message is shown as it came, as text and without a link to a field', async () => {
  const page = mounted(
    <ErrorList
      fieldErrors={[
        { path: 'name', label: 'Name', text: 'This field is required' },
        { path: '', label: '', text: closed },
      ]}
      onGo={() => undefined}
    />,
  )
  expect(page.all('li').map((each) => each.textContent)).toEqual(['Name: This field is required', closed])
  expect(page.all('button').map((each) => each.textContent)).toEqual(['Name: This field is required'])
})

test.each([
  [{ error: closed }, true],
  [{ error: 'not-now' }, false],
])("UI-561 a loading failure shows the backend's message; a code isn't one: %j", async (body, isSaid) => {
  const transport = async () => Response.json(body, { status: 400 })
  const page = await widgetPage(<RaanBlog />, { transport })
  await page.until(() => expect(page.text()).toContain('Try again'))
  expect(page.text().includes(closed)).toBe(isSaid)
  expect(page.text().includes("The shop's system didn't provide this")).toBe(!isSaid)
})

const messages = {
  useAccountMessages,
  useChangeMessages,
  useEditMessages,
  useFieldMessages,
  useInvoicePartMessages,
  useShopMessages,
}
type Words = (typeof messages)[keyof typeof messages]

const refused = (fields: FieldErrors) => new RaanError('http', { status: 422, fields })

function Failures({ useWords }: { useWords: Words }) {
  const { failure } = useWords()
  return [{ '': [closed] }, { '': ['not-now'] }, { name: ['required'] }].map((fields) => (
    <p key={JSON.stringify(fields)}>{failure(refused(fields))}</p>
  ))
}

test.each(Object.entries(messages))("UI-562 a saving failure shows the backend's message: %s", (_, useWords) => {
  const page = mounted(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <Failures useWords={useWords} />
    </I18nProvider>,
  )
  const [own, code, field] = page.all('p').map((each) => each.textContent)
  expect(own).toBe(closed)
  expect([code, field]).not.toContain('')
  expect(code).toBe(field)
})

const someoneElse = 'Someone else changed this order.'

function StaleReasons() {
  const { reason } = useFailureMessages()
  const stale = new RaanError('contract', { status: 409, path: 'order' })
  const refusal = new RaanError('http', { status: 422 })
  const texts = [
    reason(stale, { forbidden: 'no', conflict: someoneElse }),
    reason(stale, { forbidden: 'no' }),
    reason(refusal, { forbidden: 'no' }),
  ]
  return <output>{JSON.stringify(texts)}</output>
}

test('FORM-4508 a stale version is said to be changed by someone else, also without the current record', () => {
  const page = mounted(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <StaleReasons />
    </I18nProvider>,
  )
  const [stale, withoutText, rejected] = JSON.parse(page.find('output').textContent ?? '')
  expect([stale, withoutText]).toEqual([someoneElse, rejected])
})
