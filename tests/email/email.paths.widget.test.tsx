// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { ComposeEvent } from '../../src/core/email/compose/email.compose.context'
import { letterMachine } from '../../src/core/email/compose/email.compose.machine'
import { mailsMachine } from '../../src/core/email/email.machine'
import { systemClock } from '../../src/core/kernel/clock'
import { memoryLocks } from '../../src/core/kernel/memory-locks'
import { memoryStores } from '../../src/core/kernel/storage'
import type { Transport } from '../../src/core/kernel/transport'
import { type Gate, gated } from '../helpers/gated'
import { type MachinePath, pathsOf, replay, type Stage } from '../helpers/machine-paths'
import { aMail } from './a-mail'
import { type EmailDesk, emailDesk } from './email-desk'

const noCall = async () => undefined as never
const mails = [aMail(3), aMail(2), aMail(1, { folder: 'spam' })]

/** A desk whose requests of one kind wait for the test. */
async function gatedDesk(meant: (request: Request) => boolean) {
  const opened: { gate?: Gate } = {}
  const between = (backend: Transport): Transport => {
    const gate = gated(backend)
    opened.gate = gate
    return (request) => (meant(request) ? gate.transport(request) : backend(request))
  }
  const desk = await emailDesk(mails, { between, isReady: false })
  return { desk, gate: opened.gate ?? expect.unreachable() }
}

async function replayAll<E extends { type: string }>(
  paths: readonly MachinePath<E>[],
  open: () => Promise<Stage<E>>,
): Promise<void> {
  for (const path of paths) {
    const stage = await open()
    await replay(path, stage).catch((cause) => {
      throw new Error(path.name, { cause })
    })
  }
}

const isRunning = (state: unknown, running: string) => JSON.stringify(state).includes(`"${running}"`)

const listEvents = [
  { type: 'query.change', query: { q: '3' }, debounced: true },
  { type: 'query.change', query: { folder: 'spam', label: undefined, q: undefined } },
  { type: 'reload' },
] as const

test('EMAIL-66 path: every path of the list, on the screen', { timeout: 20_000 }, async () => {
  const paths = pathsOf(mailsMachine, {
    input: { call: noCall, clock: systemClock },
    events: listEvents,
    answers: { load: { rows: mails, total: 2, extra: undefined } },
    aspect: ({ query, stale, rows }) => [query.folder, stale, rows.length > 0],
  })
  expect(paths.length).toBeGreaterThan(12)
  await replayAll(paths, async () => {
    const { desk, gate } = await gatedDesk(() => true)
    await desk.until(() => expect(gate.waiting).toHaveLength(1))
    const actions: Record<string, () => Promise<unknown>> = {
      reload: () => desk.press('Refresh list'),
      'query.change 3': () => desk.type('input[type=search]', '3'),
      'query.change spam': () => desk.folder('Spam'),
    }
    return {
      async send(event) {
        const what = 'query' in event ? ('q' in event.query && event.query.q ? ' 3' : ' spam') : ''
        await actions[`${event.type}${what}`]?.()
      },
      answer: () => desk.run(() => gate.answer()),
      fail: () => desk.run(() => gate.fail()),
      wait: () => desk.pass(200),
      expect: (state) =>
        desk.until(() => {
          expect(gate.waiting).toHaveLength(isRunning(state, 'running') ? 1 : 0)
          const isFailed = /Couldn't refresh|have access to/.test(desk.text())
          expect(isFailed).toBe(state === 'failed')
          const isWaiting = desk.all('[data-stale], [aria-busy=true]').length > 0
          if (state === 'ready') expect(isWaiting).toBe(false)
          if (isRunning(state, 'waiting')) expect(isWaiting).toBe(true)
        }),
    }
  })
})

const nok = { name: '', email: 'nok@mail.example' }
const to = '[role=dialog] input[role=combobox]'

async function write(
  desk: EmailDesk,
  { subject = '', to: people = [] }: { subject?: string; to?: readonly unknown[] },
) {
  const chips = desk.all('[role=dialog] li').length
  await desk.type('[role=dialog] input[aria-label=Subject]', subject)
  if (people.length === 0 && chips > 0) await desk.press(`Remove ${nok.email}`)
  if (people.length === 0 || chips > 0) return
  await desk.type(to, nok.email)
  await desk.key(to, { key: 'Enter' })
}

test('EMAIL-67 path: every path of a draft, on the screen', { timeout: 20_000 }, async () => {
  const paths = pathsOf(letterMachine, {
    input: { call: noCall, newId: () => 'n', storage: memoryStores(), locks: memoryLocks() },
    events: [
      { type: 'letter.edit', letter: { subject: 'ก', to: [nok] } },
      { type: 'letter.edit', letter: { subject: 'ข', to: [] } },
      { type: 'letter.send' },
      { type: 'letter.discard' },
      { type: 'letter.close' },
    ] as ComposeEvent[],
    answers: { save: aMail(10, { folder: 'draft' }) },
    aspect: ({ isDirty, nextAction, saved }) => [isDirty, nextAction, saved],
  })
  expect(paths.length).toBeGreaterThan(10)
  await replayAll(paths, async () => {
    const { desk, gate } = await gatedDesk(({ url }) => url.endsWith('save-draft'))
    await desk.until(() => expect(desk.ids()).toEqual([3, 2]))
    await desk.press('Compose')
    await desk.until(() => void desk.find(to))
    const buttons: Record<string, string> = {
      'letter.send': 'Send',
      'letter.discard': 'Discard draft',
      'letter.close': 'Close and keep draft',
    }
    return {
      async send(event) {
        const button = buttons[event.type]
        if (button) await desk.press(button)
        else if (event.type === 'letter.edit') await write(desk, event.letter)
      },
      answer: () => desk.run(() => gate.answer()),
      fail: () => desk.run(() => gate.fail()),
      wait: () => desk.pass(1_500),
      expect: (state) =>
        desk.until(() => {
          expect(gate.waiting).toHaveLength(isRunning(state, 'saving') ? 1 : 0)
          expect(desk.all('[role=dialog]')).toHaveLength(typeof state === 'object' ? 1 : 0)
          if (state === 'asked') expect(desk.text()).toContain('Sending “')
          if (state === 'discarded') expect(desk.text()).toContain('Draft discarded')
        }),
    }
  })
})
