import { expect, test } from 'vitest'
import { createEngine, memoryStorage, simulatedClock } from '../../src/core'
import { invitationViews } from '../../src/core/users/invite/views'
import { fakeTransport } from '../helpers/fake-transport'
import { turns } from '../helpers/turns'

const invitation = {
  id: 51,
  fullName: 'นก',
  email: 'nok@shop.example',
  role: 'packer',
  invitedBy: 'มาลี',
  invitedAt: '2026-11-21T03:00:00.000Z',
  expiresAt: '2026-11-28T03:00:00.000Z',
  isExpired: false,
}
const invite = { fullName: 'นก', email: 'nok@shop.example', role: 'packer' } as const
const list = 'GET /api/users/invitations'

async function open(answers: Parameters<typeof fakeTransport>[0]) {
  const transport = fakeTransport(answers)
  const engine = createEngine({
    transport,
    clock: simulatedClock({ start: '2026-11-21T05:00:00Z' }),
    storage: memoryStorage(),
  })
  engine.provide({}, invitationViews)
  const changed: string[] = []
  engine.events$.subscribe(({ type }) => type.startsWith('invitations.') && changed.push(type))
  const view = engine.view('users.invitations')
  await view.settled()
  await turns()
  return { transport, view, changed, now: () => view.getSnapshot() }
}

test('INVITE-8 two presses send one invitation, and its link is there until it is closed', async () => {
  const { transport, view, changed, now } = await open({
    [list]: { invitations: [invitation] },
    'POST /apps/users/invite': { invitation, token: 't0ken' },
  })
  view.send({ type: 'invitation.send', invite })
  view.send({ type: 'invitation.send', invite })
  await turns()
  expect(transport.of('POST /apps/users/invite').map(({ body }) => body)).toEqual([invite])
  expect([now().value, now().context.link, changed]).toEqual([
    'ready',
    { invitation, token: 't0ken' },
    ['invitations.changed'],
  ])
  view.send({ type: 'link.close' })
  expect(now().context.link).toBeUndefined()
})

test('INVITE-20 a link is shown even if the list cannot be loaded after it', async () => {
  let isDown = false
  const { view, now } = await open({
    [list]: () => (isDown ? new Response(null, { status: 501 }) : Response.json({ invitations: [] })),
    'POST /apps/users/invite': { invitation, token: 't0ken' },
    'DELETE /apps/users/invite': {},
  })
  isDown = true
  view.send({ type: 'invitation.send', invite })
  await turns()
  const { link, invitations, error } = now().context
  expect([link?.token, invitations, error]).toEqual(['t0ken', [invitation], undefined])
  view.send({ type: 'invitation.withdraw', id: invitation.id })
  await turns()
  expect([now().context.invitations, now().context.error]).toEqual([[], undefined])
})

test('INVITE-20 if the response to an invitation was lost, the person is listed and can get a new link', async () => {
  let isInvited = false
  const { view, changed, now } = await open({
    [list]: () => Response.json({ invitations: isInvited ? [invitation] : [] }),
    'POST /apps/users/invite': () => {
      isInvited = true
      return new Response('<html>', { status: 502 })
    },
    'POST /apps/users/invite/renew': { invitation, token: 'new' },
  })
  view.send({ type: 'invitation.send', invite })
  await turns()
  const { link, invitations, error } = now().context
  expect([link, invitations, error?.code === undefined, changed]).toEqual([
    undefined,
    [invitation],
    false,
    ['invitations.changed'],
  ])
  view.send({ type: 'invitation.renew', id: invitation.id })
  await turns()
  expect([now().context.link?.token, now().context.error]).toEqual(['new', undefined])
})

test('INVITE-8 a rejected field is named until it is changed', async () => {
  const { view, now } = await open({
    [list]: { invitations: [] },
    'POST /apps/users/invite': () => Response.json({ error: { email: ['taken'] } }, { status: 422 }),
  })
  view.send({ type: 'invitation.send', invite })
  await turns()
  expect([now().value, now().context.fields]).toEqual(['ready', { email: ['taken'] }])
  view.send({ type: 'field.clear', field: 'email' })
  expect(now().context.fields).toEqual({})
})

test('INVITE-8 an invitation that is already gone counts as withdrawn', async () => {
  const { view, now } = await open({
    [list]: { invitations: [] },
    'DELETE /apps/users/invite': () => new Response(null, { status: 404 }),
  })
  view.send({ type: 'invitation.withdraw', id: 51 })
  await turns()
  expect([now().value, now().context.error, now().context.invitations]).toEqual(['ready', undefined, []])
})

test('INVITE-8 a backend without invitations offers none', async () => {
  const { now } = await open({ [list]: () => new Response(null, { status: 404 }) })
  expect(now().value).toBe('unavailable')
})
