// @vitest-environment happy-dom
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { freshPage } from '../helpers/fresh-page'

test('BUILD-800 a test file starts on an empty page, whatever the previous one in the same worker left', () => {
  const link = document.body.appendChild(document.createElement('a'))
  link.href = 'mailto:mali@shop.test'
  link.click()
  localStorage.setItem('kept', 'here')
  sessionStorage.setItem('kept', 'here')
  freshPage()
  expect([location.href, document.body.innerHTML, localStorage.length, sessionStorage.length]).toEqual([
    'http://localhost:3000/',
    '',
    0,
    0,
  ])
  history.replaceState(null, '', '/desk/orders')
  expect(location.pathname).toBe('/desk/orders')
})

test('BUILD-801 no stack is collected for an element created by a widget test', () => {
  const stackOf = () => (createElement('p') as unknown as { _debugStack: Error })._debugStack
  expect(stackOf()).toBe(stackOf())
})
