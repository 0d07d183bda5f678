import { createContext, useContext } from 'react'
import { useApp } from '../runtime/use-engine'

/** Where the lines below stand: in the cart, or in the order that is being taken beside it. */
export const LinesApp = createContext<'cart' | 'lines'>('cart')

export const useLinesApp = () => useApp(useContext(LinesApp))
