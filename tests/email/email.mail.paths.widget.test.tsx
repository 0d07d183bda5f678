// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { type MailEvent, mailMachine } from '../../src/core/email/detail/email.detail.machine'
import type { Transport } from '../../src/core/kernel/transport'
import { type Gate, gated } from '../helpers/gated'
import { type MachinePath, pathsOf, replay } from '../helpers/machine-paths'
import { aMail } from './a-mail'
import { emailDesk } from './email-desk'

/** read already: opening them changes nothing */
const mails = Array.from({ length: 9 }, (_, position) => aMail(position + 1))
const opened = { ...aMail(5), hasPreviousMail: true, hasNextMail: true }

/** Whether hands can walk it: the buttons come with the mail, and trying again is offered where it failed. */
function isWalkable({ steps }: MachinePath<MailEvent>): boolean {
  let isShown = false
  let before: unknown = 'loading'
  for (const { happening, state } of steps) {
    if (happening.kind === 'event' && !isShown) return false
    if (happening.kind === 'event' && happening.event.type === 'reload' && before !== 'failed') return false
    isShown ||= happening.kind === 'answer'
    before = state
  }
  return true
}

async function openedDesk() {
  const held: { gate?: Gate } = {}
  const between = (backend: Transport): Transport => {
    const gate = gated(backend)
    held.gate = gate
    return (request) => (/get-email|paginate-email/.test(request.url) ? gate.transport(request) : backend(request))
  }
  const desk = await emailDesk(mails, { between, isReady: false, props: { query: 'mail=5' } })
  const gate = held.gate ?? expect.unreachable()
  await desk.until(() => expect(gate.waiting).toHaveLength(1))
  return { desk, gate }
}

test('EMAIL-72 path: every path of an opened email, on the screen', { timeout: 20_000 }, async () => {
  const paths = pathsOf(mailMachine, {
    input: { call: async () => undefined as never, key: { id: 5, folder: 'inbox' } },
    events: [{ type: 'previous' }, { type: 'next' }, { type: 'reload' }] as MailEvent[],
    answers: { load: opened, step: opened },
    aspect: ({ value, steps, going, error }) => [value !== undefined, Math.sign(steps), going, error?.code],
  }).filter(isWalkable)
  expect(paths.length).toBeGreaterThan(5)
  for (const path of paths) {
    const { desk, gate } = await openedDesk()
    const buttons: Record<string, string> = { previous: 'Newer email', next: 'Older email', reload: 'Try again' }
    await replay(path, {
      send: ({ type }) => desk.press(buttons[type] ?? ''),
      answer: () => desk.run(() => gate.answer()),
      fail: () => desk.run(() => gate.fail()),
      wait: () => expect.unreachable(),
      expect: (state) =>
        desk.until(() => {
          const asked = gate.waiting.map(({ url }) => new URL(url).pathname.split('/').at(-1))
          const calls: Record<string, string[]> = { loading: ['get-email'], stepping: ['paginate-email'] }
          expect(asked).toEqual(calls[String(state)] ?? [])
          const isFailed = /Couldn't load|have access to/.test(desk.text())
          expect(isFailed).toBe(state === 'failed')
          if (state === 'ready') expect(desk.find('article').getAttribute('aria-busy')).toBe(null)
          if (state === 'stepping') expect(desk.find('article').getAttribute('aria-busy')).toBe('true')
        }),
    }).catch((cause) => {
      throw new Error(path.name, { cause })
    })
  }
})
