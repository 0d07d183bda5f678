import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css'

const { color, space, font } = vars

export const root = style({ display: 'grid', gap: space[4] })
export const hint = style({ color: color.textMuted, fontSize: font.size.s })
export const form = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: space[2],
  flex: '1 1 100%',
})
export const name = style({ flex: '1 1 160px', minInlineSize: 0, overflowWrap: 'anywhere' })
export const buttons = style({ display: 'flex', gap: space[2] })
export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' })
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  paddingBlock: space[2],
  borderBlockStart: `1px solid ${color.border}`,
})
