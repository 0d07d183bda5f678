import { createContext } from 'react'

/** A pasted text that may hold several orders; `insert` puts it, or a part of it, into the message box. */
export type PastedText = { text: string; insert(text: string): void }

/** Takes such a text instead of the message box; undefined where orders are taken one at a time. */
export const SeveralContext = createContext<((pasted: PastedText) => void) | undefined>(undefined)
