// @vitest-environment happy-dom

import { beforeEach, describe, expect, test, vi } from 'vitest'
import { withNotice } from '../../src/backend/http/framed-page'
import { createHttpTransport } from '../../src/core/kernel/http-transport'
import { simulatedClock } from '../../src/core/kernel/simulated-clock'
import type { RaanDashboardElement } from '../../src/host/element-types'
import { followDashboard } from '../../src/host/page/follow-dashboard'
import { watchStart } from '../../src/host/page/watch-start'

describe('the inline script of the page', () => {
  const userKey = 'langraan/page/shared/userData'
  const admin = { ability: [{ action: 'manage', subject: 'all' }] }
  beforeEach(() => {
    localStorage.clear()
    sessionStorage.clear()
    document.documentElement.lang = 'en'
    delete document.documentElement.dataset.skin
    delete document.documentElement.dataset.backend
    history.replaceState(null, '', '/')
    document.body.innerHTML = '<div data-frame="" data-subject="Order"><div data-side=""></div></div>'
  })
  const shown = async (layout?: object) => {
    if (layout) localStorage.setItem('langraan.layout', JSON.stringify({ version: 1, ...layout }))
    vi.resetModules()
    await import('../../demo/arrange')
    return document.querySelector<HTMLElement>('[data-frame]')?.dataset.in !== undefined
  }

  test('PAGE-4 the frame is shown only to signed-in users who may open the screen', async () => {
    expect(await shown()).toBe(false)
    localStorage.setItem(userKey, 'no json')
    expect(await shown()).toBe(false)
    localStorage.setItem(userKey, JSON.stringify({ ability: [{ action: 'read', subject: 'Blog' }] }))
    expect(await shown()).toBe(false)
    localStorage.setItem(userKey, JSON.stringify({ ability: [], user_permission: ['read:Order'] }))
    expect(await shown()).toBe(true)
    delete document.querySelector<HTMLElement>('[data-frame]')?.dataset.in
    localStorage.clear()
    sessionStorage.setItem(userKey, JSON.stringify(admin))
    expect(await shown()).toBe(true)
  })

  test('PAGE-4 the user of another backend is not the page’s: a tab opened with ?mock stays with the mock', async () => {
    document.documentElement.dataset.backend = '/backend'
    localStorage.setItem(userKey, JSON.stringify(admin))
    expect(await shown()).toBe(false)
    const { issuer } = createHttpTransport({ baseUrl: '/backend' })
    localStorage.setItem(`langraan/${encodeURIComponent(issuer ?? '')}/shared/userData`, JSON.stringify(admin))
    expect(await shown()).toBe(true)
    delete document.querySelector<HTMLElement>('[data-frame]')?.dataset.in
    localStorage.removeItem(userKey)
    history.replaceState(null, '', '/?mock')
    expect(await shown()).toBe(false)
    history.replaceState(null, '', '/')
    localStorage.setItem(userKey, JSON.stringify(admin))
    expect(await shown()).toBe(true)
  })

  test('PAGE-5 the frame has the chosen skin and a collapsed menu; it stays hidden for layouts it does not support', async () => {
    localStorage.setItem(userKey, JSON.stringify(admin))
    expect(await shown({ skin: 'dark', collapsed: true })).toBe(true)
    const side = document.querySelector<HTMLElement>('[data-side]')
    expect([document.documentElement.dataset.skin, side?.dataset.rail]).toEqual(['dark', 'true'])
    for (const other of [{ menu: 'horizontal' }, { navbar: 'hidden' }, { direction: 'rtl' }, { locale: 'th' }]) {
      delete document.querySelector<HTMLElement>('[data-frame]')?.dataset.in
      expect(await shown(other)).toBe(false)
    }
    expect(await shown({ skin: 'semi-dark', locale: 'en' })).toBe(true)
    expect([document.documentElement.dataset.skin, side?.dataset.dark]).toEqual(['light', 'true'])
  })

  test('PAGE-5 settings of another version are ignored, as the dashboard ignores them', async () => {
    localStorage.setItem(userKey, JSON.stringify(admin))
    expect(await shown({ version: 2, skin: 'dark', menu: 'horizontal' })).toBe(true)
    expect(document.documentElement.dataset.skin).toBe(undefined)
  })

  test('PAGE-11 if a script fails to load, the page shows a message with a link to reload', async () => {
    document.body.innerHTML += withNotice('</body>', 'th')
    await shown()
    const message = document.querySelector<HTMLElement>('[data-load-error]')
    expect([message?.hidden, message?.querySelector('a')?.textContent]).toEqual([true, 'โหลดใหม่'])
    document.body.append(document.createElement('script'))
    document.querySelector('img, script')?.dispatchEvent(new Event('error'))
    expect(message?.hidden).toBe(false)
  })
})

describe('a page whose scripts do not come', () => {
  const message = () => document.querySelector<HTMLElement>('[data-load-error]')
  const begin = () => {
    document.body.innerHTML = withNotice('<raan-dashboard></raan-dashboard></body>', 'th')
    const root = document.querySelector('raan-dashboard')?.attachShadow({ mode: 'open' })
    if (root) root.innerHTML = '<slot></slot>'
    const clock = simulatedClock({ start: 0 })
    watchStart(clock)
    return { clock, root }
  }

  test('PAGE-4874 nothing has come after 20 seconds: the page says so, until the dashboard is there', () => {
    const { clock, root } = begin()
    clock.increment(19_999)
    expect(message()?.hidden).toBe(true)
    clock.increment(1)
    expect(message()?.hidden).toBe(false)
    if (root) root.innerHTML = '<div></div>'
    clock.increment(1000)
    expect(message()?.hidden).toBe(true)
  })

  test('PAGE-4874 a dashboard that is there in time is never said to be missing', () => {
    const { clock, root } = begin()
    clock.increment(12_000)
    if (root) root.innerHTML = '<div></div>'
    clock.increment(60_000)
    expect(message()?.hidden).toBe(true)
  })
})

test('PAGE-3300 the chosen language is kept in the cookie that the page names', () => {
  document.documentElement.dataset.localeCookie = 'locale-8081'
  const dashboard = document.createElement('raan-dashboard')
  followDashboard(dashboard)
  dashboard.dispatchEvent(new CustomEvent('raan-layout-changed', { detail: { locale: 'de', skin: 'dark' } }))
  expect(document.cookie.split('; ')).toContain('locale-8081=de')
  expect([document.documentElement.lang, document.documentElement.dataset.skin]).toEqual(['de', 'dark'])
})

test("PAGE-3303 if the page's style isn't applied, its frame goes, and the style is loaded from its file", () => {
  document.head.innerHTML = '<link rel="stylesheet" disabled><style>.a{}</style>'
  const link = document.querySelector('link')
  const follow = (sheet: CSSStyleSheet | null) => {
    Object.defineProperty(document.querySelector('style'), 'sheet', { configurable: true, value: sheet })
    document.body.innerHTML = '<raan-dashboard><div data-frame="" data-in="" hidden></div></raan-dashboard>'
    followDashboard(document.querySelector('raan-dashboard') as RaanDashboardElement)
    return [document.querySelector('[data-frame]') !== null, link?.hasAttribute('disabled')]
  }
  expect([follow(new CSSStyleSheet()), follow(null)]).toEqual([
    [true, true],
    [false, false],
  ])
})
