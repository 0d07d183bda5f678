// @vitest-environment happy-dom
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { expect, test } from 'vitest'
import { type FieldErrors, RaanError } from '../../src/core/kernel/errors'
import { useAccountWords } from '../../src/widgets/account/use-account-words'
import { RaanBlog } from '../../src/widgets/blog'
import { useEditWords } from '../../src/widgets/blog/edit/use-edit-words'
import { useRoomWords } from '../../src/widgets/invoices/room/use-room-words'
import { useChangeWords } from '../../src/widgets/orders/use-change-words'
import { useShopWords } from '../../src/widgets/shops/edit/use-shop-words'
import { FaultList } from '../../src/widgets/ui/fault-list'
import { useFieldWords } from '../../src/widgets/users/fields/use-field-words'
import { mounted } from '../helpers/mounted'
import { widgetPage } from '../helpers/widget-page'

const closed = 'ร้านปิดปรับปรุงถึง <b>วันจันทร์</b>'

test('UI-560 a sentence of the backend is shown as it came, as text and without a way to a field', async () => {
  const page = mounted(
    <FaultList
      faults={[
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
])('UI-561 what could not be loaded says why in the words of the backend, a code is none: %j', async (body, isSaid) => {
  const transport = async () => Response.json(body, { status: 400 })
  const page = await widgetPage(<RaanBlog />, { transport })
  await page.until(() => expect(page.text()).toContain('Try again'))
  expect(page.text().includes(closed)).toBe(isSaid)
  expect(page.text().includes('Check your connection')).toBe(!isSaid)
})

const words = { useAccountWords, useChangeWords, useEditWords, useFieldWords, useRoomWords, useShopWords }
type Words = (typeof words)[keyof typeof words]

const refused = (fields: FieldErrors) => new RaanError('http', { status: 422, fields })

function Failures({ useWords }: { useWords: Words }) {
  const { failure } = useWords()
  return [{ '': [closed] }, { '': ['not-now'] }, { name: ['required'] }].map((fields) => (
    <p key={JSON.stringify(fields)}>{failure(refused(fields))}</p>
  ))
}

test.each(Object.entries(words))(
  'UI-562 what was not stored says so in the words of the backend: %s',
  (_, useWords) => {
    const page = mounted(
      <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
        <Failures useWords={useWords} />
      </I18nProvider>,
    )
    const [own, code, field] = page.all('p').map((each) => each.textContent)
    expect(own).toBe(closed)
    expect([code, field]).not.toContain('')
    expect(code).toBe(field)
  },
)
