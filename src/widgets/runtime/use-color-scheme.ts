import { createContext, useContext } from 'react'

export type ColorScheme = 'light' | 'dark' | 'auto'

export const ColorSchemeContext = createContext<ColorScheme | undefined>(undefined)

/** What was asked for; undefined and `auto` follow the device. */
export const useColorScheme = (): ColorScheme | undefined => useContext(ColorSchemeContext)
