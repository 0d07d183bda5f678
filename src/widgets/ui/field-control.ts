import { createContext, useContext } from 'react'

export type FieldControl = {
  id?: string
  'aria-describedby'?: string
  'aria-invalid'?: true
  'aria-required'?: true
}

const none: FieldControl = {}
export const FieldContext = createContext<FieldControl>(none)

/** What the control inside a Field puts on its element; empty outside of one. */
export const useFieldControl = (): FieldControl => useContext(FieldContext)
