import { style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css'

export const root = style({ display: 'grid', gap: vars.space[4] })
export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: vars.space[2] })
export const address = style({ overflowWrap: 'anywhere' })
