import { createContext } from 'react'

/** Whoever stands around a place and asks before somebody leaves it. */
export type Holding = {
  /** Something here is not saved, until the answer is called. */
  hold(): () => void
  /** Goes somewhere without a question: somebody was asked here already. */
  pass(go: () => void): void
}

/** Alone on a page a widget has nobody around it. */
export const HoldingContext = createContext<Holding>({ hold: () => () => undefined, pass: (go) => go() })
