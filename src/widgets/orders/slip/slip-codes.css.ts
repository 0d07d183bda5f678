import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css'

const { color, space, font } = vars

export const list = style({ display: 'grid', gap: space[2], minInlineSize: 0 })
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  fontSize: font.size.s,
  minInlineSize: 0,
})
export const text = style({ flex: '1 1 auto', minInlineSize: 0, overflowWrap: 'anywhere' })
export const icon = style({ flex: 'none', inlineSize: 18, blockSize: 18, color: color.textMuted })
export const hint = style({ color: color.textMuted, fontSize: font.size.s })
