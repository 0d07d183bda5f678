import { RaanError } from '../../src/core/kernel/errors'
import type { Transport } from '../../src/core/kernel/transport'
import type { BackendLine } from './desk'

const orders = 'http://colleague.test/api/orders'

/** A transport with a line that can be cut on the way back. */
export function breakable(backend: Transport): { transport: Transport; line: BackendLine } {
  let isLosing = false
  const post = async (call: string, body: object) => {
    const answer = await backend(new Request(`${orders}/${call}`, { method: 'POST', body: JSON.stringify(body) }))
    if (!answer.ok) throw new Error(`${call}: ${answer.status} ${await answer.text()}`)
  }
  return {
    async transport(request) {
      const isLost = isLosing
      const answer = await backend(request)
      if (isLost) throw new RaanError('offline')
      return answer
    },
    line: {
      loseAnswers() {
        isLosing = true
      },
      heal() {
        isLosing = false
      },
      async colleague(OrderNumber, change) {
        if ('status' in change) return post('status', { orderNumbers: [OrderNumber], status: change.status })
        const answer = await backend(new Request(`${orders}/${OrderNumber}`))
        const { order } = (await answer.json()) as { order: { version: number } }
        await post('update', { OrderNumber, version: order.version, changes: change })
      },
    },
  }
}
