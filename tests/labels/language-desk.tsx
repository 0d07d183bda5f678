import { createMock } from '../../src/mock'
import { RaanLabels } from '../../src/widgets/labels'
import { widgetPage } from '../helpers/widget-page'

/** The screen of labels in a language of its own, with one order. */
export async function openLabels(locale = 'th') {
  const mock = createMock({ now: () => new Date('2026-11-21T05:00:00Z') })
  const page = await widgetPage(<RaanLabels orderNumbers={['LR-20261118-000020']} />, {
    transport: mock.transport,
    locale,
  })
  const printButton = () => page.all('button').find((each) => each.hasAttribute('aria-keyshortcuts'))
  return {
    ...page,
    label: () => page.find('[data-order]'),
    canPrint: () => printButton()?.getAttribute('aria-disabled') === null,
    speak: (language: string) =>
      page.run(() =>
        page
          .all('label')
          .find((each) => each.textContent === language)
          ?.querySelector('input')
          ?.click(),
      ),
  }
}
