import { createActor, waitFor } from 'xstate'
import { authMachine } from '../../src/core/auth/auth.machine'
import { createTokens, type TokenOptions } from '../../src/core/auth/auth.tokens'
import { createCall } from '../../src/core/kernel/call'
import { createEvents } from '../../src/core/kernel/events'
import { memoryLocks } from '../../src/core/kernel/memory-locks'
import { simulatedClock } from '../../src/core/kernel/simulated-clock'
import { createMock } from '../../src/mock'
import { sharedStorage } from '../helpers/shared-storage'

export const admin = ['admin@langraan.test', 'admin'] as const
export const client = ['client@langraan.test', 'client'] as const

/** One browser on one mock backend: each `tab()` is an engine's worth of auth. */
export function authDesk() {
  const clock = simulatedClock({ start: '2026-11-10T09:00:00Z' })
  const mock = createMock({ now: () => new Date(clock.now()) })
  const shared = sharedStorage()
  const locks = memoryLocks(clock)
  const desk = {
    clock,
    rows: shared.rows,
    /** replace to let the backend misbehave */
    transport: mock.transport,
    tab(options: Partial<TokenOptions> = {}) {
      const transport = (request: Request) => desk.transport(request)
      const events$ = createEvents()
      const tokens = createTokens({
        transport,
        clock,
        storage: shared.tab(),
        locks,
        events$,
        issuer: 'test',
        ...options,
      })
      const call = createCall({ transport, clock, tokens, random: () => 0 })
      const actor = createActor(authMachine, { input: { call, tokens }, clock })
      const emitted: unknown[] = []
      actor.on('*', (event) => emitted.push(event))
      actor.start()
      const calm = () => waitFor(actor, ({ value }) => value === 'signedIn' || value === 'signedOut')
      return {
        tokens,
        call,
        emitted,
        calm,
        send: actor.send.bind(actor),
        state: () => actor.getSnapshot().value,
        context: () => actor.getSnapshot().context,
        async login([email, password]: readonly [string, string] = admin) {
          actor.send({ type: 'login', email, password })
          await calm()
        },
        async register(email: string, username: string, password: string) {
          actor.send({ type: 'register', email, username, password })
          await calm()
        },
      }
    },
  }
  return desk
}
