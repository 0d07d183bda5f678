import { expect, test } from 'vitest'
import { createEngine, memoryStorage, simulatedClock } from '../../src/core'
import { userEditViews } from '../../src/core/users/edit/views'
import { fakeTransport } from '../helpers/fake-transport'
import { turns } from '../helpers/turns'
import { storedOnWire } from '../users/user-on-wire'

test('ROLE-5 a shop role brings its permissions, the stored role the stored ones', async () => {
  const transport = fakeTransport({
    'GET /api/users/user': { user: storedOnWire({ role: 'packer', permissions: ['read:Parcel'] }) },
  })
  const clock = simulatedClock({ start: '2026-11-21T05:00:00Z' })
  const engine = createEngine({ transport, clock, storage: memoryStorage() })
  engine.provide({}, userEditViews)
  const form = engine.view('users.edit', { id: 7 })
  await form.settled()
  await turns()
  const permissions = (role: string) => {
    form.send({ type: 'field.set', name: 'role', value: role })
    return form.getSnapshot().context.draft.permissions
  }
  expect(permissions('clerk')).toEqual(['read:Order', 'create:Order', 'write:Order', 'manage:Chat', 'read:Auth'])
  expect(permissions('editor')).toEqual(['read:Order', 'create:Order', 'write:Order', 'manage:Chat', 'read:Auth'])
  expect(permissions('packer')).toEqual(['read:Parcel'])
  engine.stop()
})
