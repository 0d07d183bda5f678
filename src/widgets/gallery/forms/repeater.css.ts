import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css'

export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: vars.space[3] })
export const name = style({ flex: '2 1 200px', minInlineSize: 0 })
export const price = style({ flex: '1 1 120px', minInlineSize: 0 })
