import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css'

const { color, space, font } = vars

export const root = style({ display: 'grid', gap: space[3], padding: space[4], outline: 'none' })
export const list = style({ display: 'grid' })
export const item = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  paddingBlock: space[3],
  borderBlockEnd: `1px solid ${color.border}`,
})
export const icon = style({ flex: 'none', inlineSize: 20, blockSize: 20, color: color.textMuted })
export const device = style({ flex: '1 1 14rem', minInlineSize: 0, display: 'grid', gap: space[1] })
export const name = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] })
export const quiet = style({ color: color.textMuted, fontSize: font.size.s })
