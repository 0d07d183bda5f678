import { createContext, useContext } from 'react'
import type { Toaster } from '../ui/toaster'

export const ToasterContext = createContext<Toaster | undefined>(undefined)

/** Shows short messages at the edge of the screen. */
export function useToaster(): Toaster {
  const toaster = useContext(ToasterContext)
  if (!toaster) throw new Error('a widget stands outside of RaanRoot: it finds no place for messages')
  return toaster
}
