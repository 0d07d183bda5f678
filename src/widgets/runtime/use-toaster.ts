import { createContext, useContext } from 'react'
import type { Toaster } from '../ui/toaster'

export const ToasterContext = createContext<Toaster | undefined>(undefined)

export function useToaster(): Toaster {
  const toaster = useContext(ToasterContext)
  if (!toaster) throw new Error('no toaster: render the widget inside RaanRoot')
  return toaster
}
