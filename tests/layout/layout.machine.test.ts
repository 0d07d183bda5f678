import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { layoutMachine } from '../../src/core/dashboard/dashboard.machine'
import {
  type Choices,
  contentWidths,
  defaults,
  directions,
  footerKinds,
  layoutKey,
  menuKinds,
  navbarColours,
  navbarKinds,
  readChoices,
  skins,
  transitions,
  writeChoices,
} from '../../src/core/dashboard/dashboard.record'
import { openStorage } from '../../src/core/kernel/storage'
import { sharedStorage } from '../helpers/shared-storage'
import { memoryStores } from '../helpers/stores'

function browser() {
  const shared = sharedStorage()
  return {
    rows: shared.rows,
    tab() {
      const actor = createActor(layoutMachine, { input: { storage: memoryStores(shared.tab()) } })
      const emitted: unknown[] = []
      actor.on('*', (event) => emitted.push(event))
      actor.start()
      const choices = () => {
        const { area: _, ...choices } = actor.getSnapshot().context
        return choices
      }
      return { actor, emitted, choices }
    },
  }
}

const nothing: Choices = {
  collapsed: false,
  menu: 'vertical',
  menuHidden: false,
  folds: {},
  content: 'full',
  direction: undefined,
  transition: 'none',
  navbar: 'static',
  navbarColour: 'plain',
  footer: 'hidden',
  skin: undefined,
  locale: undefined,
}

const everything: Choices = {
  collapsed: true,
  menu: 'horizontal',
  menuHidden: true,
  folds: { gallery: false, desk: true },
  content: 'boxed',
  direction: 'rtl',
  transition: 'zoom',
  navbar: 'floating',
  navbarColour: 'info',
  footer: 'sticky',
  skin: 'semi-dark',
  locale: 'fr',
}

describe('layout settings', () => {
  test('LAYOUT-1 nothing is chosen initially and nothing is stored', () => {
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
      { ...nothing, type: 'layout.changed', collapsed: true },
      { ...nothing, type: 'layout.changed', collapsed: true, skin: 'dark' },
      { ...nothing, type: 'layout.changed', collapsed: true, skin: 'dark', locale: 'de' },
    ])
    expect(tab().choices()).toEqual({ ...nothing, collapsed: true, skin: 'dark', locale: 'de' })
  })

  test('LAYOUT-3 another tab follows, a closed one does not', () => {
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
  ])('LAYOUT-4 %s is ignored', (_, text) => {
    expect(readChoices(text)).toEqual(nothing)
  })

  test('LAYOUT-4 only the valid parts of a record are used', () => {
    const text = '{"version":1,"collapsed":"yes","skin":"pink","locale":"fr"}'
    expect(readChoices(text)).toEqual({ ...nothing, locale: 'fr' })
    expect(readChoices('{"version":1,"collapsed":true,"locale":""}')).toEqual({ ...nothing, collapsed: true })
  })

  test('LAYOUT-5 what is written can be read', () => {
    for (const choices of [nothing, everything, { ...nothing, skin: 'light' as const, locale: 'pt' }])
      expect(readChoices(writeChoices(choices))).toEqual(choices)
  })

  test('LAYOUT-5 property: any settings round-trip', () => {
    const among = <T>(values: readonly T[]) => fc.constantFrom(...values)
    const choices: fc.Arbitrary<Choices> = fc.record({
      collapsed: fc.boolean(),
      menu: among(menuKinds),
      menuHidden: fc.boolean(),
      folds: fc.dictionary(
        // names that a record never holds, for safety's sake
        fc.string({ maxLength: 40 }).filter((name) => !['__proto__', 'prototype', 'constructor'].includes(name)),
        fc.boolean(),
        { noNullPrototype: true },
      ),
      content: among(contentWidths),
      direction: among([...directions, undefined]),
      transition: among(transitions),
      navbar: among(navbarKinds),
      navbarColour: among(navbarColours),
      footer: among(footerKinds),
      skin: among([...skins, undefined]),
      locale: among(['th', 'en', 'pt-BR', undefined]),
    })
    fc.assert(
      fc.property(choices, (each) => {
        expect(readChoices(writeChoices(each))).toEqual(each)
      }),
    )
  })

  test('LAYOUT-6 the frame starts vertical, full, static and without a footer', () => {
    expect(defaults).toEqual(nothing)
  })

  test('LAYOUT-6 a record from before the layout settings keeps its values', () => {
    expect(readChoices('{"version":1,"collapsed":true,"skin":"dark","locale":"th"}')).toEqual({
      ...nothing,
      collapsed: true,
      skin: 'dark',
      locale: 'th',
    })
  })

  test.each([
    ['menu', 'diagonal'],
    ['menuHidden', 'yes'],
    ['content', 'wide'],
    ['direction', 'ttb'],
    ['transition', 'spin'],
    ['navbar', 'gone'],
    ['navbarColour', 'url(x)'],
    ['footer', 1],
    ['folds', { desk: 'shut' }],
    ['folds', ['desk']],
  ])('LAYOUT-4 an invalid %s is ignored, the other settings count', (name, value) => {
    expect(readChoices(JSON.stringify({ version: 1, collapsed: true, [name]: value }))).toEqual({
      ...nothing,
      collapsed: true,
    })
  })

  test('LAYOUT-7 changing one setting keeps the others; only differences from the defaults are stored', () => {
    const { rows, tab } = browser()
    const [here, there] = [tab(), tab()]
    here.actor.send({ type: 'frame.arrange', change: { menu: 'horizontal' } })
    here.actor.send({ type: 'frame.arrange', change: { navbar: 'floating', navbarColour: 'info' } })
    const now = { ...nothing, menu: 'horizontal', navbar: 'floating', navbarColour: 'info' }
    expect([here.choices(), there.choices()]).toEqual([now, now])
    expect(JSON.parse(rows.get(layoutKey) ?? '')).toEqual({
      version: 1,
      menu: 'horizontal',
      navbar: 'floating',
      navbarColour: 'info',
    })
  })

  test('LAYOUT-8 a reset restores everything but the language, in every tab', () => {
    const { rows, tab } = browser()
    rows.set(layoutKey, writeChoices(everything))
    const [here, there] = [tab(), tab()]
    here.actor.send({ type: 'frame.reset' })
    const now = { ...nothing, locale: 'fr' }
    expect([here.choices(), there.choices()]).toEqual([now, now])
    expect(here.emitted).toEqual([{ type: 'layout.changed', ...now }])
    expect(rows.get(layoutKey)).toBe('{"version":1,"locale":"fr"}')
  })

  test('LAYOUT-10 groups of the menu are collapsed by name, in addition to those another tab collapsed', () => {
    const { rows, tab } = browser()
    const [here, there] = [tab(), tab()]
    here.actor.send({ type: 'menu.fold', group: 'desk', folded: true })
    there.actor.send({ type: 'menu.fold', group: 'gallery', folded: false })
    const now = { ...nothing, folds: { desk: true, gallery: false } }
    expect([here.choices(), there.choices()]).toEqual([now, now])
    expect(rows.get(layoutKey)).toBe('{"version":1,"folds":{"desk":true,"gallery":false}}')
  })

  test('LAYOUT-9 a full storage is reported once, and settings last until the page is closed', () => {
    const full = () => {
      throw new Error('full')
    }
    const onLoss = vi.fn()
    const area = { get: () => null, set: full, remove: () => undefined, keys: () => [] }
    const storage = openStorage({ local: area, session: area }, onLoss)
    const actor = createActor(layoutMachine, { input: { storage: memoryStores(storage) } }).start()
    actor.send({ type: 'frame.arrange', change: { content: 'boxed' } })
    actor.send({ type: 'frame.arrange', change: { footer: 'sticky' } })
    const { content, footer } = actor.getSnapshot().context
    expect({ content, footer }).toEqual({ content: 'boxed', footer: 'sticky' })
    expect(onLoss).toHaveBeenCalledTimes(1)
  })
})
