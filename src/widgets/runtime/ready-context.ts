import { createContext } from 'react'

/** Tells the root that a widget's own contents stand: what is not needed for them may load from now on. */
export const ReadyContext = createContext<() => void>(() => undefined)
