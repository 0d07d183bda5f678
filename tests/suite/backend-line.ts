import { RaanError } from '../../src/core/kernel/errors'
import type { Transport } from '../../src/core/kernel/transport'
import type { BackendLine } from './desk'

/** A transport with a line that can be cut on the way back. */
export function breakable(backend: Transport): { transport: Transport; line: BackendLine } {
  let isLosing = false
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
    },
  }
}
