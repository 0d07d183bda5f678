import { createMock } from '../../src/mock'
import { until } from '../helpers/looking'
import { breakable } from '../suite/backend-line'
import { domDesk } from '../suite/dom-desk'
import { deskCases } from '../suite/rules'
import { catchPrints } from './prints'

const auto = '/embed/auto.js'

/** The elements as a page in plain HTML has them, with a backend of their own. */
function openPage() {
  const { transport, line } = breakable(createMock().transport)
  const show = () => {
    const provider = document.createElement('raan-provider')
    Object.assign(provider, { transport })
    provider.setAttribute('locale', 'en')
    provider.innerHTML = '<raan-sign-in></raan-sign-in><raan-order></raan-order><raan-orders></raan-orders>'
    document.body.append(provider)
    return provider
  }
  let provider = show()
  return {
    line,
    container: () => provider,
    close: () => provider.remove(),
    async labelsOf(OrderNumber: string | undefined) {
      provider.querySelector('raan-labels')?.remove()
      if (OrderNumber === undefined) return
      provider.append(Object.assign(document.createElement('raan-labels'), { orderNumbers: [OrderNumber] }))
    },
    async reload() {
      const before = provider
      before.remove()
      await until('the elements gone', () => !before.querySelector('raan-order')?.shadowRoot?.childElementCount)
      provider = show()
    },
  }
}

describe('the desk of custom elements', () => {
  before(async () => {
    await import(auto)
    catchPrints({ window, complaints: [] })
  })
  beforeEach(() => {
    localStorage.clear()
    sessionStorage.clear()
  })

  for (const { title, run } of deskCases)
    it(`${title}, elements`, async () => {
      const page = openPage()
      try {
        await run(domDesk(page))
      } finally {
        page.close()
      }
    })
})
