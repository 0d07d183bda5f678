import { createContext, useContext } from 'react'

export type FieldControl = {
  id?: string
  'aria-describedby'?: string
  'aria-invalid'?: true
  'aria-required'?: true
}

const none: FieldControl = {}
export const FieldContext = createContext<FieldControl>(none)

/** Attributes the control in a Field puts on its element; empty outside a Field. */
export const useFieldControl = (): FieldControl => useContext(FieldContext)
