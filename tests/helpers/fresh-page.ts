import * as React from 'react'
import { afterAll, vi } from 'vitest'

const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as {
  __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: object
}

// As if React's limit of owner stacks were always reached: collecting them takes a fifth of the time, and no test reads them.
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  configurable: true,
  get: () => 10_000,
  set: () => undefined,
})

/** A worker runs one test file after the other: each begins on an empty page, at an address that no pressed link has changed. */
export function freshPage(): void {
  if (typeof document === 'undefined') return
  const { happyDOM } = window as unknown as { happyDOM: { setURL(url: string): void } }
  happyDOM.setURL('http://localhost:3000/')
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
}

freshPage()

// an import that the next file's environment cuts off would stay broken for the whole worker
afterAll(() => vi.dynamicImportSettled())
