import type { ReactNode } from 'react'
import type { Arrangement } from '../../../core/dashboard/dashboard.record'
import * as css from './customiser.css'

/** A name beside its colour. */
export const Swatch = ({ colour, children }: { colour: Arrangement['navbarColour']; children: ReactNode }) => (
  <span className={css.swatch}>
    <span className={css.spot} data-colour={colour} />
    {children}
  </span>
)
