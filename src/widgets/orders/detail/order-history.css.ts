import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css'

const { color, space, font } = vars

export const history = style({
  display: 'grid',
  gap: space[3],
  marginInlineStart: space[1],
  paddingInlineStart: space[4],
  borderInlineStart: `2px solid ${color.border}`,
})
export const change = style({ display: 'grid', fontSize: font.size.s, overflowWrap: 'anywhere' })
export const values = style({ whiteSpace: 'pre-line' })
