// @vitest-environment happy-dom
import { createRoot } from 'react-dom/client'
import { test } from 'vitest'
import { createEngine, memoryStorage } from '../../src/core'
import { createMock } from '../../src/mock'
import { RaanSignIn } from '../../src/widgets/auth'
import { RaanOrder } from '../../src/widgets/order'
import { RaanOrders } from '../../src/widgets/orders'
import { RaanRoot } from '../../src/widgets/root/root'
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
    const place = document.body.appendChild(document.createElement('main'))
    const root = createRoot(place)
    root.render(
      <RaanRoot engine={engine} locale="en">
        <RaanSignIn />
        <RaanOrder />
        <RaanOrders />
      </RaanRoot>,
    )
    const close = () => {
      root.unmount()
      place.remove()
      engine.stop()
    }
    return { place, close }
  }
  let shown = show()
  return {
    line,
    place: () => shown.place,
    close: () => shown.close(),
    async reload() {
      shown.close()
      shown = show()
    },
  }
}

test.for(deskCases)('$title, React', async ({ run }) => {
  const page = openPage()
  await run(domDesk(page))
  page.close()
})
