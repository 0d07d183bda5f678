// @vitest-environment happy-dom
import { describe, expect, onTestFinished, test } from 'vitest'
import { input, searchPage } from './search-page'

describe('the keys', () => {
  const pressed = (init: KeyboardEventInit, on: Element = document.body) => {
    const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, composed: true, ...init })
    on.dispatchEvent(event)
    return event.defaultPrevented
  }
  const field = (html: string) => {
    const container = document.body.appendChild(document.createElement('div'))
    onTestFinished(() => container.remove())
    container.append(Object.assign(document.createElement(html)))
    return container.firstElementChild as HTMLElement
  }

  test.each([
    ['/', { key: '/', code: 'Slash' }],
    ['the same key where it writes Thai', { key: 'ฝ', code: 'Slash' }],
    ['Ctrl+K', { key: 'k', code: 'KeyK', ctrlKey: true }],
    ['⌘K', { key: 'k', code: 'KeyK', metaKey: true }],
    ['Ctrl+K where the keyboard writes Thai', { key: 'า', code: 'KeyK', ctrlKey: true }],
  ] as const)('SEARCH-80 %s opens it from anywhere on the page', async (_, init) => {
    const page = await searchPage({ shortcut: true })
    let isTaken = false
    await page.run(() => {
      isTaken = pressed(init)
    })
    await page.until(() => page.find(input))
    expect(isTaken).toBe(true)
  })

  test('SEARCH-80 / is a character in a text field, and other combinations are ignored', async () => {
    const page = await searchPage({ shortcut: true })
    const taken = [
      pressed({ key: '/', code: 'Slash' }, field('textarea')),
      pressed({ key: '/', code: 'Slash' }, field('input')),
      pressed({ key: '/', code: 'Slash', ctrlKey: true }),
      pressed({ key: 'k', code: 'KeyK' }),
      pressed({ key: 'k', code: 'KeyK', ctrlKey: true, shiftKey: true }),
      pressed({ key: '-', code: 'Slash' }),
      // ? of a Thai keyboard
      pressed({ key: 'ฦ', code: 'Slash', shiftKey: true }),
    ]
    await page.pass(0)
    expect([taken, page.all('dialog')]).toEqual([Array(7).fill(false), []])
  })

  test('SEARCH-80 without the attribute the shortcuts belong to the page', async () => {
    const page = await searchPage()
    expect([pressed({ key: '/', code: 'Slash' }), pressed({ key: 'k', code: 'KeyK', ctrlKey: true })]).toEqual([
      false,
      false,
    ])
    await page.pass(0)
    expect(page.all('dialog')).toEqual([])
  })

  test('SEARCH-81 Escape clears the field, then closes and restores the focus; the text is gone', async () => {
    const page = await searchPage()
    await page.run(() => page.opener().focus())
    await page.open()
    await page.search('สม')
    await page.key(input, { key: 'Escape' })
    expect([page.find<HTMLInputElement>(input).value, page.all('dialog').length]).toEqual(['', 1])
    await page.run(() => page.find('dialog').dispatchEvent(new Event('cancel', { cancelable: true })))
    expect([page.all('dialog'), document.activeElement]).toEqual([[], page.opener()])
  })

  test('SEARCH-81 a press outside closes it', async () => {
    const page = await searchPage()
    await page.open()
    const beside = (type: string) =>
      page.find('dialog').dispatchEvent(new PointerEvent(type, { bubbles: true, clientX: -5, clientY: -5 }))
    await page.run(() => void [beside('pointerdown'), beside('pointerup')])
    expect(page.all('dialog')).toEqual([])
  })
})
