import { createContext, useContext } from 'react'
import type { Locale } from '../../core'

export const LocaleContext = createContext<Locale>('th')

export const useLocale = (): Locale => useContext(LocaleContext)
