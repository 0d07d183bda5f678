import { expect, test } from 'vitest'
import { webLocks } from '../../src/core/kernel/open-locks'
import { dice } from './seeded'
import { createTimeline } from './timeline'
import { createDisk } from './virtual-disk'
import { createLockManager } from './virtual-locks'
import { createPage } from './virtual-page'
import { createStorage } from './virtual-storage'

const world = () => createTimeline('2026-11-21T03:00:00Z')

test('SIM-608 a power cut loses data not flushed or not acknowledged by the disk, and nothing else', async () => {
  const timeline = world()
  const storage = createStorage(timeline, dice(1, 'storage'))
  const disk = createDisk(timeline, dice(1, 'disk'))
  const page = createPage(timeline)
  const local = storage.local(page)
  const port = disk.inPage(page)
  const acknowledged: string[] = []
  const write = (name: string) => {
    local.set(name, 'text')
    void port.change(name, () => 'text').then(() => acknowledged.push(name))
  }
  write('early')
  await timeline.pass(41_000)
  write('late')
  await timeline.pass(30)
  disk.mode = 'slow'
  write('latest')
  await timeline.pass(30)
  page.kill()
  storage.crash([])
  disk.crash()
  const next = createPage(timeline)
  const found = disk.inPage(next).entries()
  await timeline.pass(3_000)
  expect(acknowledged).toEqual(['early', 'late'])
  expect([...(await found).keys()]).toEqual(['early', 'late'])
  expect(storage.local(next).keys()).toEqual(['early'])
})

test('SIM-609 in a frozen page nothing runs; events that arrive in the meantime run when it resumes, and never in a closed one', async () => {
  const timeline = world()
  const [frozen, gone] = [createPage(timeline), createPage(timeline)]
  const ran: string[] = []
  frozen.clock.setTimeout(() => ran.push('timer'), 1_000)
  gone.clock.setTimeout(() => ran.push('of a page that is gone'), 1_000)
  frozen.freeze()
  gone.kill()
  timeline.setTimeout(() => frozen.enter(() => ran.push('answer')), 2_000)
  await timeline.pass(60_000)
  expect(ran).toEqual([])
  frozen.thaw()
  await timeline.pass(10)
  expect(ran).toEqual(['timer', 'answer'])
})

test('SIM-610 a frozen page keeps its Web Lock, and a closed one releases it', async () => {
  const timeline = world()
  const manager = createLockManager(timeline)
  const pages = [createPage(timeline), createPage(timeline)] as const
  const [one, other] = pages.map((page) => webLocks(page.clock, manager.of(page)))
  const held: string[] = []
  void one?.hold('draft').then(() => held.push('one'))
  await timeline.pass(100)
  void other?.hold('draft').then(() => held.push('other'))
  pages[0].freeze()
  await timeline.pass(60_000)
  expect(held).toEqual(['one'])
  pages[0].kill()
  await timeline.pass(100)
  expect(held).toEqual(['one', 'other'])
})
