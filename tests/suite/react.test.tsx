// @vitest-environment happy-dom
import { createRoot } from 'react-dom/client'
import { test } from 'vitest'
import { createEngine, memoryStorage } from '../../src/core'
import { createMock } from '../../src/mock'
import { RaanSignIn } from '../../src/widgets/auth'
import { RaanLabels } from '../../src/widgets/labels'
import { RaanOrder } from '../../src/widgets/order'
import { RaanOrders } from '../../src/widgets/orders'
import { RaanRoot } from '../../src/widgets/runtime/root'
import { watchPrints } from '../helpers/watch-prints'
import { breakable } from './backend-line'
import { domDesk } from './dom-desk'
import { deskCases } from './rules'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })

/** The widgets as a React page mounts them. */
function openPage() {
  const { transport, line } = breakable(createMock().transport)
  const storage = memoryStorage()
  const show = () => {
    const engine = createEngine({ transport, storage })
    const container = document.body.appendChild(document.createElement('main'))
    const root = createRoot(container)
    const render = (chosen?: string) =>
      root.render(
        <RaanRoot engine={engine} locale="en">
          <RaanSignIn />
          <RaanOrder />
          <RaanOrders />
          {chosen !== undefined && <RaanLabels orderNumbers={[chosen]} />}
        </RaanRoot>,
      )
    render()
    const close = () => {
      root.unmount()
      container.remove()
      engine.stop()
    }
    return { container, render, close }
  }
  let shown = show()
  return {
    line,
    container: () => shown.container,
    close: () => shown.close(),
    labelsOf: async (OrderNumber: string | undefined) => shown.render(OrderNumber),
    async reload() {
      shown.close()
      shown = show()
    },
  }
}

test.for(deskCases)('$title, React', async ({ run }) => {
  watchPrints()
  const page = openPage()
  await run(domDesk(page))
  page.close()
})
