import { onTestFinished } from 'vitest'
import { lazyRegistry } from '../../src/core/apps'
import { startEngine } from '../../src/core/engine'
import { simulatedClock } from '../../src/core/kernel/simulated-clock'
import { memoryStorage } from '../../src/core/kernel/storage'
import { profileApp } from '../../src/core/profile/app'
import { changed, type ProfileChange } from '../../src/core/profile/profile.changes'
import type { Profile } from '../../src/core/profile/profile.contract'
import { createMock } from '../../src/mock'
import { gated } from '../helpers/gated'
import { turns } from '../helpers/turns'

/** The profile on an engine whose backend answers when the test lets it. */
export function profileEngine() {
  const clock = simulatedClock({ start: '2026-11-21T03:00:00Z' })
  const mock = createMock({ now: () => new Date(clock.now()) })
  const gate = gated(mock.transport)
  const engine = startEngine({ transport: gate.transport, clock, storage: memoryStorage() }, lazyRegistry)
  onTestFinished(() => engine.stop())
  engine.provide({ profile: profileApp })
  const reported: string[] = []
  engine.events$.subscribe(({ type }) => void (type.startsWith('profile.') && reported.push(type)))
  const desk = engine.app('profile')
  const page = engine.view('profile', {})
  return {
    clock,
    mock,
    gate,
    engine,
    desk,
    page,
    reported,
    shown: () =>
      desk
        .getSnapshot()
        .context.pending.reduce(
          (profile, { change }) => changed(profile, change),
          page.getSnapshot().context.rows[0] as Profile,
        ),
    make: (change: ProfileChange) => desk.send({ type: 'change.make', change }),
    failed: () => desk.getSnapshot().context.failed,
    async answer(position = 0) {
      await gate.answer(position)
      await turns()
    },
    async fail(position = 0) {
      await gate.fail(position)
      await turns()
    },
    asked: () => gate.waiting.map(({ method, url }) => `${method} ${new URL(url).pathname}`),
  }
}

/** One that was read. */
export async function openedProfile() {
  const profile = profileEngine()
  await turns()
  await profile.answer()
  return profile
}
