import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css'

const { color, space, radius, font } = vars

export const offer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  marginBlockEnd: space[4],
  paddingBlock: space[2],
  paddingInline: space[4],
  backgroundColor: color.accentSoft,
  borderRadius: radius.m,
  lineHeight: font.line,
})
export const icon = style({ flex: 'none', inlineSize: 20, blockSize: 20, color: color.accent })
export const text = style({ flex: '1 1 200px', margin: 0 })
