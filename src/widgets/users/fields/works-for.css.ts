import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css'

const { color, space, font } = vars

export const group = style({ display: 'grid', gap: space[1], minInlineSize: 0, overflowWrap: 'anywhere' })
export const legend = style({ paddingBlockEnd: space[1], fontSize: font.size.s, fontWeight: 500 })
export const error = style({ color: color.danger, fontSize: font.size.s })
