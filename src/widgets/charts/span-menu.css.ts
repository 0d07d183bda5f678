import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css'

const { color, font, space, control } = vars

export const menu = style({ flex: '0 1 auto', minInlineSize: 0 })
globalStyle(`${menu} select`, {
  blockSize: control.s,
  minBlockSize: control.s,
  paddingBlock: 0,
  paddingInlineStart: space[2],
  paddingInlineEnd: space[6],
  border: '1px solid transparent',
  backgroundColor: 'transparent',
  color: color.textMuted,
  fontSize: font.size.s,
})
globalStyle(`${menu} svg`, { insetInlineEnd: space[1], inlineSize: 16, blockSize: 16 })
