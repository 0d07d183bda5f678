import { onTestFinished } from 'vitest'
import { createEngine } from '../../src/core'
import { emailApp } from '../../src/core/email/app'
import { bulkViews } from '../../src/core/email/bulk/views'
import { composeViews } from '../../src/core/email/compose/views'
import { mailViews } from '../../src/core/email/detail/views'
import type { Mail } from '../../src/core/email/email.contract'
import type { EngineEvent } from '../../src/core/kernel/engine-events'
import { simulatedClock } from '../../src/core/kernel/simulated-clock'
import { memoryStorage } from '../../src/core/kernel/storage'
import type { Transport } from '../../src/core/kernel/transport'
import { memoryDb } from '../../src/mock/db'
import { createMock } from '../../src/mock/index'

const start = '2026-11-10T05:00:00.000Z'

/** An engine before a mock with these mails, on one clock that stands still; `between` stands before the mock. */
export function mailDesk(mails: readonly Mail[], between: (backend: Transport) => Transport = (backend) => backend) {
  const clock = simulatedClock({ start })
  const db = memoryDb()
  db.write({ emails: mails })
  const mock = createMock({ db, now: () => new Date(clock.now()) })
  const asked: string[] = []
  const counting: Transport = (request) => {
    asked.push(`${request.method} ${new URL(request.url).pathname.replace('/apps/email/', '')}`)
    return mock.transport(request)
  }
  const engine = createEngine({ transport: between(counting), clock, storage: memoryStorage() })
  // here at once: no test waits for code to load
  engine.provide({ email: emailApp }, { ...bulkViews, ...composeViews, ...mailViews })
  onTestFinished(() => engine.stop())
  const reported: EngineEvent[] = []
  engine.events$.subscribe((event) => {
    if (event.type.startsWith('email.')) reported.push(event)
  })
  return {
    engine,
    clock,
    /** what reached the mock */
    asked,
    /** what mail's actors announced */
    reported,
    stored: () => db.read()?.emails as readonly Mail[],
  }
}

export type MailDesk = ReturnType<typeof mailDesk>
