import { style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css'

const { color, space, font } = vars

export const field = style({ display: 'grid', gap: space[1], alignContent: 'start', minInlineSize: 0 })
export const label = style({ display: 'block', fontSize: font.size.s, fontWeight: 600 })
export const mark = style({ color: color.danger, marginInlineStart: space.half })
export const hint = style({ fontSize: font.size.s, color: color.textMuted })
export const error = style({
  display: 'flex',
  gap: space[1],
  fontSize: font.size.s,
  color: color.danger,
})
export const errorIcon = style({ flex: 'none', inlineSize: '1.1em', blockSize: '1.1em', marginBlockStart: '0.25em' })
