import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { layoutMachine } from '../../src/core/layout/layout.machine'
import { layoutKey, readChoices, writeChoices } from '../../src/core/layout/layout.record'
import { sharedStorage } from '../helpers/shared-storage'

function browser() {
  const shared = sharedStorage()
  return {
    rows: shared.rows,
    tab() {
      const actor = createActor(layoutMachine, { input: { storage: shared.tab() } })
      const emitted: unknown[] = []
      actor.on('*', (event) => emitted.push(event))
      actor.start()
      const choices = () => {
        const { collapsed, skin, locale } = actor.getSnapshot().context
        return { collapsed, skin, locale }
      }
      return { actor, emitted, choices }
    },
  }
}

const nothing = { collapsed: false, skin: undefined, locale: undefined }

describe('what a person arranged', () => {
  test('LAYOUT-1 nothing is chosen at the start and nothing is written', () => {
    const { rows, tab } = browser()
    expect(tab().choices()).toEqual(nothing)
    expect([...rows]).toEqual([])
  })

  test('LAYOUT-2 menu, skin and language are kept in one small record and announced', () => {
    const { rows, tab } = browser()
    const { actor, emitted } = tab()
    actor.send({ type: 'menu.collapse', collapsed: true })
    actor.send({ type: 'skin.choose', skin: 'dark' })
    actor.send({ type: 'locale.choose', locale: 'de' })
    expect(JSON.parse(rows.get(layoutKey) ?? '')).toEqual({ version: 1, collapsed: true, skin: 'dark', locale: 'de' })
    expect(emitted).toEqual([
      { type: 'layout.changed', collapsed: true, skin: undefined, locale: undefined },
      { type: 'layout.changed', collapsed: true, skin: 'dark', locale: undefined },
      { type: 'layout.changed', collapsed: true, skin: 'dark', locale: 'de' },
    ])
    expect(tab().choices()).toEqual({ collapsed: true, skin: 'dark', locale: 'de' })
  })

  test('LAYOUT-3 another tab follows, one that is closed does not', () => {
    const { tab } = browser()
    const [here, there, closed] = [tab(), tab(), tab()]
    closed.actor.stop()
    here.actor.send({ type: 'skin.choose', skin: 'auto' })
    expect(there.choices()).toEqual({ ...nothing, skin: 'auto' })
    expect(there.emitted).toEqual([{ type: 'layout.changed', ...nothing, skin: 'auto' }])
    expect(closed.choices()).toEqual(nothing)
  })

  test.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['another version', '{"version":2,"collapsed":true,"skin":"dark"}'],
    ['no record', '"dark"'],
  ])('LAYOUT-4 of %s nothing is taken', (_, text) => {
    expect(readChoices(text)).toEqual(nothing)
  })

  test('LAYOUT-4 of a record with wrong parts the right ones are taken', () => {
    const text = '{"version":1,"collapsed":"yes","skin":"pink","locale":"fr"}'
    expect(readChoices(text)).toEqual({ collapsed: false, skin: undefined, locale: 'fr' })
    expect(readChoices('{"version":1,"collapsed":true,"locale":""}')).toEqual({ ...nothing, collapsed: true })
  })

  test('LAYOUT-5 what is written is read again', () => {
    for (const choices of [nothing, { collapsed: true, skin: 'light' as const, locale: 'pt' }])
      expect(readChoices(writeChoices(choices))).toEqual(choices)
  })
})
